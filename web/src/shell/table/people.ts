// The engine knows seats and calls them by their colours. A table shows the people: their names and the colours they chose.
import { gamePage } from '../current.svelte';
import { elide, language, t, tOf } from '../words/words.svelte';
import { seatColours, type GameEvent, type PositionMessage, type SeatAt, type TableMessage } from './messages';

// Bots have names of their own, so that two of a kind can be told apart.
export const botNames = ['Marcus', 'Livia', 'Octavia', 'Titus'];

// By seat: what was chosen; without a choice the seat's own colour, or one that is left over where somebody chose that.
export function coloursOf(seats: readonly { colour: string | null }[]): string[] {
  const colours = seats.map((seat) => seatColours.find((colour) => colour === seat.colour));
  seats.forEach((_, i) => {
    if (!colours[i] && !colours.includes(seatColours[i])) colours[i] = seatColours[i];
  });
  return colours.map((colour, i) => colour ?? (colours[i] = seatColours.find((each) => !colours.includes(each))) ?? 'black');
}

// The colours that nobody else who has sat down has; bots make room.
export function coloursFor(seats: readonly SeatAt[], you: number): string[] {
  const colours = coloursOf(seats);
  return seatColours.filter((colour) => !seats.some((seat, i) => i !== you && seat.kind === 'person' && seat.joined && colours[i] === colour));
}

// By seat; two of the same name are told apart by their colours.
export function namesOf(seats: readonly { name: string | null; colour: string | null }[]): string[] {
  const words = coloursOf(seats).map((colour) => tOf('colour', colour));
  return seats.map(({ name }, i) => {
    const word = words[i] ?? '';
    // Who says no name is called by the colour.
    if (!name) return word.charAt(0).toUpperCase() + word.slice(1);
    return seats.some((other, j) => j !== i && other.name === name) ? `${name} (${word})` : name;
  });
}

const seatWords = /(?<!\p{L})(?:(blue|bleu)|(red|rouge)|(green|vert)|(black|noir))(?!\p{L})/gu;

// The engine tells of everybody in the third person; to whoever looks it is told in the second. What does not follow the
// rule, and what belongs to somebody, a game says (Grammar).
export interface Grammar {
  verbs: Record<string, string>;
  // "@you" stands for whoever looks.
  yours: [RegExp, string][];
  // What is spelt otherwise on the page than in records.
  printed?: [RegExp, string][];
}
const verbs: Record<string, string> = { has: 'have', a: 'avez', can: 'can', ne: 'ne', prend: 'prenez', rend: 'rendez', perd: 'perdez' };
const second = (verb: string) => gamePage()?.grammar?.verbs[verb] ?? verbs[verb] ?? (language() === 'fr' ? `${verb}z` : verb.replace(/s$/, ''));

// No card, thing or place is called by these words (a test looks), so in the engine's sentences they always mean a seat.
function namedBy(names: readonly string[], you: number | null): (words: string) => string {
  const name = (word: string, ...found: (string | undefined)[]) => {
    const seat = found.slice(0, 4).findIndex((each) => each !== undefined);
    return seat === you ? '@you' : (names[seat] ?? word);
  };
  return (words) => {
    let told = words.replace(seatWords, name).replace(/^@you (\p{L}+)/u, (_, verb: string) => `${t('you.do')} ${second(verb)}`);
    for (const [of, your] of gamePage()?.grammar?.yours ?? []) told = told.replace(of, your);
    told = told.replace('@you', t('seat.you'));
    for (const [typed, printed] of gamePage()?.grammar?.printed ?? []) told = told.replace(typed, printed);
    return language() === 'fr' ? elide(told) : told;
  };
}

// The seat that is called "you": nobody where several people share a screen.
export function youAt(table: TableMessage, local: boolean): number | null {
  return local && table.seats.filter((seat) => seat.kind === 'person').length > 1 ? null : table.you;
}

export function eventsOf(events: readonly GameEvent[], table: TableMessage, you: number | null = null): GameEvent[] {
  const said = namedBy(namesOf(table.seats), you);
  return events.map((event) => ({ ...event, words: said(event.words) }));
}

// The position with names and colours, in the view and in all its words.
export function withPeople(position: PositionMessage, table: TableMessage, you: number | null = null): PositionMessage {
  const { choice } = position;
  const chosen = coloursOf(table.seats);
  const names = namesOf(table.seats);
  const said = namedBy(names, you);
  return {
    ...position,
    view: { ...position.view, players: position.view.players.map((player, i) => ({ ...player, colour: chosen[i] ?? player.colour, name: names[i] ?? '', you: i === you })) },
    choice: choice && {
      ...choice,
      options: (gamePage()?.habits?.inOrder?.(choice) ?? choice.options).map((option) => ({ ...option, words: gamePage()?.habits?.words?.(choice, option, names) ?? said(option.words), ...(option.preview ? { preview: option.preview.map(said) } : {}) })),
    },
    events: eventsOf(position.events, table, you),
  };
}
