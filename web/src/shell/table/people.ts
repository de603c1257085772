// The engine knows seats and calls them by their colours. A table shows the people: their names and the colours they chose.
import { gamePage } from '../current.svelte';
import { saying, told, type Saying, type Words } from '../words/said';
import { tOf } from '../words/words.svelte';
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

// With people in it; what a game spells otherwise on the page than in records, it says.
function namedBy(names: readonly string[], you: number | null): <S extends Saying>(said: S) => S {
  const printed = gamePage()?.printed;
  return (said) => (said.parts ? { ...said, ...saying(told(said.parts, names, you, printed)) } : said);
}

// The words of a sentence of the engine, with people in it.
export function wordsFor(table: TableMessage, you: number | null): (words: Words) => Words {
  const names = namesOf(table.seats);
  return (words) => told(words, names, you, gamePage()?.printed);
}

// The seat that is called "you": nobody where several people share a screen.
export function youAt(table: TableMessage, local: boolean): number | null {
  return local && table.seats.filter((seat) => seat.kind === 'person').length > 1 ? null : table.you;
}

export function eventsOf(events: readonly GameEvent[], table: TableMessage, you: number | null = null): GameEvent[] {
  const said = namedBy(namesOf(table.seats), you);
  return events.map(said);
}

// The position with names and colours, in the view and in all its words.
export function withPeople(position: PositionMessage, table: TableMessage, you: number | null = null): PositionMessage {
  const { choice, tentative } = position;
  const chosen = coloursOf(table.seats);
  const names = namesOf(table.seats);
  const said = namedBy(names, you);
  return {
    ...position,
    view: { ...position.view, players: position.view.players.map((player, i) => ({ ...player, colour: chosen[i] ?? player.colour, name: names[i] ?? '', you: i === you })) },
    choice: choice && {
      ...choice,
      options: (gamePage()?.habits?.inOrder?.(choice) ?? choice.options).map((option) => {
        const own = gamePage()?.habits?.words?.(choice, option, names);
        return { ...said(option), ...(own ? saying([own]) : {}), ...(option.preview ? { preview: option.preview.map(said) } : {}) };
      }),
    },
    ...(tentative?.path ? { tentative: { ...tentative, path: tentative.path.map((words) => told(words, names, you, gamePage()?.printed)) } } : {}),
    events: eventsOf(position.events, table, you),
    ...(position.look?.answer ? { look: { ...position.look, answer: said(position.look.answer) } } : {}),
  };
}
