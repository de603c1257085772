// The cards of the box that is looked at, by face.
import type { Colour, Language, Resource } from '../table/messages';
import { plain, type Words } from '../../../shell/words/said';

export interface CardFace {
  id: string;
  edition: 'base' | 'egypt';
  name: Record<Language, string>;
  colour: Colour;
  copies: number;
  cost: Partial<Record<Resource | 'gold', number>> & { gold_by_rank?: boolean };
  text: Record<Language, Words>;
  once?: Record<Language, Words>;
  min_buildings?: number;
  source: Record<string, string[]>;
}

const deck = $state<{ faces: Map<string, CardFace>; other: boolean }>({ faces: new Map(), other: false });

// `other`: they are not those of the printed box.
export function fillDeck(faces: readonly CardFace[], other: boolean): void {
  deck.faces = new Map(faces.map((face) => [face.id, face]));
  deck.other = other;
}

// For screens that no table stands behind.
export async function learnPrinted(): Promise<void> {
  if (!deck.faces.size) fillDeck((await import('./cards.json')).default as unknown as CardFace[], false);
}

export function isOtherBox(): boolean {
  return deck.other;
}

// A card that no list tells of still has its name: "Small Port Clay".
function unknownFace(id: string): CardFace {
  const name = id.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());
  const nothing = { en: [], fr: [] };
  return { id, edition: 'base', name: { en: name, fr: name }, colour: 'civil', copies: 1, cost: {}, text: nothing, source: {} };
}

// All that stands on it, to look for words and to see how long it is.
export const textOf = (face: CardFace, language: Language): string => [...(face.once ? [plain(face.once[language])] : []), plain(face.text[language])].join(' ');

export function allFaces(): CardFace[] {
  return [...deck.faces.values()];
}

// Nothing before the cards are there.
export function faceOf(id: string): CardFace | undefined {
  return deck.faces.get(id) ?? (deck.faces.size && id ? unknownFace(id) : undefined);
}

// What of a card is of our own design: its cost, its effect, how many there are.
export function ownParts(face: CardFace): string[] {
  return Object.entries(face.source).flatMap(([part, from]) => (from.includes('house') ? [part] : []));
}
export function isHouse(face: CardFace): boolean {
  return ownParts(face).length > 0;
}

export const gods: Record<Colour, string> = {
  maritime: 'neptune',
  production: 'ceres',
  scientific: 'minerva',
  civil: 'vesta',
  military: 'mars',
  temple: 'jupiter',
};

// The symbol of a colour: that of its god.
export const emblem: Record<Colour, string> = {
  maritime: 'maritime',
  production: 'ceres',
  scientific: 'minerva',
  civil: 'vesta',
  military: 'mars',
  temple: 'jupiter',
};

export const pieceOf: Record<Colour, string> = {
  maritime: 'ship',
  production: 'production',
  scientific: 'scientific',
  civil: 'civil',
  military: 'army',
  temple: 'temple',
};
