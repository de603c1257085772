// A guided game as `pantheon guide --json` writes it, and the page shows it.

// Said while the game has `from` answers; done with when it has `until`, made firm where it says so, or, where that is no
// answer more, when somebody has read it.
export interface GuideStep {
  from: number;
  until: number;
  confirm?: true;
  // What to look at, as the game's page calls it; otherwise what is to be answered.
  spot?: string;
  en: string;
  fr: string;
}
export interface Guide {
  game: string;
  you: number;
  // The room when all is dealt, and everybody's answers from the deal on.
  room: string;
  script: number[];
  steps: GuideStep[];
}
