// What is wished for at a new table, besides who plays.
import type { Language, View } from './messages';

// As the engine lists what can be agreed on; without values it is written freely.
export interface GameOption {
  name: string;
  meaning: Record<Language, string>;
  standard: string;
  values: { value: string; meaning: Record<Language, string> }[];
}

export interface Wish {
  readonly game: string;
  readonly all: readonly GameOption[];
  readonly players: number;
  // By name; what is left out is as usual.
  chosen: Record<string, string>;
  seed: string;
  // The table as it would lie.
  readonly preview: View | null;
}
