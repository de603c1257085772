// Whose turn it is, for somebody who looks elsewhere: the title and the icon of the window, a bell, a notification.

export interface Attention {
  title: string;
  icon: string;
  rings: boolean;
  notifies: boolean;
}

// `was`: it was this person's turn before, too.
export function attention(mine: boolean, was: boolean, words: string, { sound, notify, away }: { sound: boolean; notify: boolean; away: boolean }): Attention {
  const begins = mine && !was;
  return { title: (mine ? `● ${words} – ` : '') + 'Pantheon', icon: mine ? './icon-turn.svg' : './icon.svg', rings: begins && sound, notifies: begins && notify && away };
}
