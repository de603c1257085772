// What a game brings for its book.
import type { Component } from 'svelte';
import type { Language, View } from '../table/messages';

// A position of a scene: what it was before, where something was done; and what can be chosen there.
export interface Example {
  before?: View;
  view: View;
  choice?: { prompt: string; options: readonly number[] };
}

export interface BookPage {
  readonly text: Record<Language, () => Promise<{ default: string }>>;
  // Which sections explain its questions and cards.
  readonly index: string;
  readonly examples: Readonly<Record<string, Example>>;
  // Draws a position; `what` are the parts of the table that the text names, `choosable` what glows.
  readonly Picture: Component<{ view: View; what: readonly string[]; choosable: ReadonlySet<number> }>;
  // What else it draws, by the names that the text has for it.
  readonly parts: Readonly<Record<string, Component>>;
}
