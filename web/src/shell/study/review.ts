// A record looked at again by the engine: what it says, how it is asked for, and where it is kept.
import type { Engine } from '../table/engine';
import type { Language } from '../table/messages';
import type { Words } from '../words/said';

// An answer that would have been better, in both languages.
export interface BetterAnswer {
  option: number;
  en: Words;
  fr: Words;
}

// After `at` answers: a draw, with what it gave to each seat; or what a seat answered, with what that gave away.
export type ReviewPart = { at: number; luck: number[] } | { at: number; seat: number; error: number; better: BetterAnswer[] };

export interface ReviewedTurn {
  turn: number;
  seat: number;
  at: number;
  // When it begins, by seat.
  win: number[];
  points: number[];
  // Of its seat.
  luck: number;
  error: number;
  best: string;
  parts: ReviewPart[];
}

export interface ReviewedPlayer {
  name: string;
  start: number;
  luck: number;
  play: number;
  result: number;
  error: number;
  turns: number;
  error_rate: number;
  level: string;
  title: Record<Language, string>;
}

export interface Moment {
  turn: number;
  at: number;
  seat: number;
  kind: 'luck' | 'error';
  size: number;
}

export interface Review {
  players: ReviewedPlayer[];
  deal: { win: number[]; points: number[]; parts: ReviewPart[] };
  turns: ReviewedTurn[];
  end: { win: number[]; points: number[] };
  moments: Moment[];
}

export interface Mistake {
  turn: number;
  at: number;
  seat: number;
  error: number;
  better: BetterAnswer[];
}

// What is too small to talk about.
const small = 0.01;

// All that gave away something, the largest first.
export function mistakesIn(review: Review): Mistake[] {
  return review.turns.flatMap(({ turn, parts }) => parts.flatMap((part) => ('better' in part && part.error >= small ? [{ turn, ...part }] : []))).sort((a, b) => b.error - a.error);
}

// What draws gave a seat in a turn.
export const luckOf = (parts: readonly ReviewPart[], seat: number): number => parts.reduce((sum, part) => sum + ('luck' in part ? (part.luck[seat] ?? 0) : 0), 0);

// The turn that is being played after so many answers; nothing before the first.
export const turnAt = (review: Review, at: number): ReviewedTurn | undefined => review.turns.findLast((turn) => turn.at <= at);

// A number for each seat when the cards are dealt, at every turn and in the end.
export function course(review: Review, of: 'win' | 'points'): number[][] {
  return [...review.turns, review.end].map((each) => each[of]);
}

// ---- asked of the engine

// `told`: how much was looked at, from 0 to 1. Null where somebody has had enough. `simulations`: -1 for as many as usual.
export async function lookAt(engine: Engine, record: string, told: (share: number) => void, signal: AbortSignal, simulations = -1): Promise<Review | null> {
  await engine.bringNet?.();
  const { number: review, error } = await engine.call('review_new', record, simulations, 1n);
  if (signal.aborted) return null;
  if (!review) throw new Error(error);
  const { number: all } = await engine.call('review_all', review);
  for (;;) {
    const { number: done } = await engine.call('review_step', review);
    if (signal.aborted) return null;
    if (!done) break;
    told(done / Math.max(1, all));
  }
  const { text, error: problem } = await engine.call('review_json', review);
  if (!text) throw new Error(problem);
  void engine.call('review_free', review);
  return JSON.parse(text) as Review;
}

// ---- kept in this browser

const mostKept = 30;
// Reviews of another kind are none: raise it when the engine judges otherwise.
const version = 1;

// A name for a text, as good as any other: FNV-1a in 64 bits.
export function nameOf(record: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(record)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return `${version}-${hash.toString(16)}`;
}

const read = <T>(key: string): T | null => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
};

export const keptReview = (record: string): Review | null => read(`review ${nameOf(record)}`);

// What each player gave away is noted in the history of one's games by whoever keeps this.
export function keepReview(record: string, review: Review): void {
  const name = nameOf(record);
  const all = [name, ...(read<string[]>('reviews') ?? []).filter((each) => each !== name)];
  for (const old of all.splice(mostKept)) localStorage.removeItem(`review ${old}`);
  try {
    localStorage.setItem('reviews', JSON.stringify(all));
    localStorage.setItem(`review ${name}`, JSON.stringify(review));
  } catch {
    // A full storage keeps what it has.
  }
}
