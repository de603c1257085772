// Puzzles as `pantheon puzzles GAME --json` writes them, and the page shows them.

export interface PuzzleKind {
  key: string;
  // What is counted, as the engine names it: "points", "victory", …
  goal: string;
  title: { en: string; fr: string };
  task: { en: string; fr: string };
}
export interface Puzzle {
  id: string;
  kind: string;
  // From 1 to 5.
  difficulty: number;
  // Whom it asks.
  seat: number;
  // How much of the goal the best turn reaches, and its answers.
  reach: number;
  best: number[];
  // The room in which it is tried.
  room: string;
}
export interface PuzzleSet {
  game: string;
  kinds: PuzzleKind[];
  puzzles: Puzzle[];
}
