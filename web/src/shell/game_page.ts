// What a game brings to the page. The shell knows no game: it opens the one that a table names (current.svelte.ts) and
// shows these. What a game does not bring, the shell shows plainly, from what the engine says.
import type { Component, Snippet } from 'svelte';
import type { BookPage } from './book/book_page';
import type { PuzzleSet } from '../../../src/room/puzzle';
import type { GuidePage } from './guide/guiding.svelte';
import type { Teller } from './table/announce';
import type { Desk } from './table/desk.svelte';
import type { GameEvent, PositionMessage, TableMessage, View } from './table/messages';
import type { Sitting } from './table/sitting.svelte';
import type { Habits } from './table/habits';
import type { Shapes } from './table/mismatch';
import type { Wish } from './table/wish';
import type { Catalogue } from './words/words.svelte';

// Fetched when it is wanted.
export type Later<Props extends object = Record<string, never>> = () => Promise<{ default: Component<Props> }>;

export interface GamePage {
  // Its own words, in both languages; those of the shell are at hand besides.
  readonly words: Catalogue<never>;
  // Its `<symbol id="s-…">`s, for Icon.
  readonly Symbols?: Component;
  // The table below the bar: board, panels, question and log, laid out for wide and narrow windows. Its root is a
  // `<main class="table" data-hash={position.hash}>`, and `shell/panels` has Question, TableLog, Chat and Notices for it.
  readonly Table?: Component<{ desk: Desk }>;
  // The middle of the bar above: the round, what is left, what ends the game.
  readonly Bar?: Component<{ position: PositionMessage }>;
  // What its messages say (`npm run shapes`), to be looked at when a service sends them.
  readonly shapes?: () => Promise<{ default: Shapes }>;
  // Which options are things on its table, and how they are chosen.
  readonly habits?: Habits;
  // What is said to those who do not see the table.
  readonly teller?: () => Promise<Teller>;
  // Things that the page spells otherwise than records do: "vp", "VP".
  readonly printed?: Readonly<Record<string, string>>;
  // Events that stand out in the log.
  readonly stands?: ReadonlySet<string>;
  // The cards of the box in play, as the engine lists them. `other`: not those that are printed.
  readonly takeCards?: (cards: unknown[], other: boolean) => void;
  // The printed ones, where the page has them by heart.
  readonly printedCards?: () => Promise<unknown[]>;

  // Beside the start page's words: a picture that invites.
  readonly sample?: Later;
  // Its rules as a book.
  readonly book?: () => Promise<{ default: BookPage }>;
  // A first game in which everything is said and shown.
  readonly guide?: () => Promise<{ default: GuidePage }>;
  // Positions in which one turn is clearly best.
  readonly puzzles?: () => Promise<{ default: PuzzleSet }>;
  // The game of the day: who sits opposite, one each, and what is agreed on. They must be players without chance of their
  // own, so that the same answers are the same game for everybody.
  readonly daily?: { readonly players: readonly string[]; readonly options: Readonly<Record<string, string>> };
  // All cards there are, with filters.
  readonly cards?: Later;
  // The cards of a running game that one has seen.
  readonly seen?: Later<{ view: View; log: readonly GameEvent[]; table: TableMessage }>;
  // On the page for a new table: what can be agreed on, in the place of the plain list.
  readonly options?: Later<{ wish: Wish }>;
  // Beside it: the table as it would lie, and how it is laid.
  readonly laid?: Later<{ wish: Wish }>;
  // At the end of a game: what a seat has put to use, by the ids of cards.
  readonly collected?: (view: View, seat: number) => string[];
  // What follows from the options in a few words, for the list of one's tables: "with all modules".
  readonly describe?: (options: Record<string, string>) => string;
  // A position without a question. `side` is what the shell shows beside it: the turns and the log.
  readonly replay?: Later<ReplayProps>;
  // Below the points by source at the end: what brought them, graphs.
  readonly end?: Later<{ sitting: Sitting }>;
}

export interface ReplayProps {
  position: PositionMessage;
  // What the same moment looks like from every seat: the game is over, and nothing is a secret any more.
  open: readonly PositionMessage[];
  before: PositionMessage | null;
  table: TableMessage;
  log: readonly GameEvent[];
  // Whose things are looked at.
  seat: number;
  side: Snippet;
}
