// Gods, heroes, quests, interventions, objectives and places of the box in play, by their kind and number.
import { plain, type Words } from '../../../shell/words/said';
import type { Colour, Language } from '../table/messages';
import { language } from '../words';

export const kinds = ['god', 'hero', 'quest', 'intervention', 'objective', 'space'] as const;
export type Kind = (typeof kinds)[number];

export interface Card {
  id: string;
  kind: Kind;
  number: number;
  edition: 'base' | 'mini';
  name: Record<Language, string>;
  text: Record<Language, Words>;
  might?: number;
  cunning?: number;
  gp?: number;
  colour?: Colour;
  birthplace?: Colour;
  god?: string;
  // Of a god, without what the god begins with.
  ability?: Record<Language, Words>;
  // Of a quest whether, of an objective how many.
  legendary?: boolean | number;
  copies?: number;
  quests?: Partial<Record<Colour, number>>;
  source: Record<string, string[]>;
}

let deck = $state.raw<readonly Card[]>([]);

export const allCards = (): readonly Card[] => deck;
export function fillDeck(cards: readonly Card[]): void {
  deck = cards;
}

// For screens that no table stands behind.
export async function learnPrinted(): Promise<void> {
  if (!deck.length) fillDeck((await import('./cards.json')).default as unknown as Card[]);
}

export const cardOf = (kind: Kind, number: number): Card | undefined => deck.find((card) => card.kind === kind && card.number === number);
export const nameOf = (kind: Kind, number: number | null | undefined): string => cardOf(kind, number ?? -1)?.name[language()] ?? '';
export const cardWords = (kind: Kind, number: number | null | undefined): Words => cardOf(kind, number ?? -1)?.text[language()] ?? [];
export const isHouse = ({ source }: Card): boolean => Object.values(source).some((from) => from.includes('house'));
export const abilityWords = (god: number | null | undefined): Words => cardOf('god', god ?? -1)?.ability?.[language()] ?? [];
export const abilityOf = (god: number | null | undefined): string => plain(abilityWords(god));
export const areaName = (colour: Colour): string => deck.find((card) => card.kind === 'space' && card.colour === colour)?.name[language()] ?? '';
