// The cards of the box that is looked at, by face.
import type { Colour, Language, Resource } from '../table/messages';
import { rich, type PictureWords } from '../../../shell/look/rich';

export interface CardFace {
  id: string;
  edition: 'base' | 'egypt';
  name: Record<Language, string>;
  colour: Colour;
  copies: number;
  cost: Partial<Record<Resource | 'gold', number>> & { gold_by_rank?: boolean };
  text: Record<Language, string>;
  once?: Record<Language, string>;
  min_buildings?: number;
  source: Record<string, string[]>;
}

// Gold, points and resources, in both languages.
export const pictures: PictureWords = {
  find: {
    en: /(?<![\p{L}])(gold|VP|vp|wheat|wood|clay|stone)(?![\p{L}])/gu,
    // A picture cannot follow "d’" or "l’".
    fr: /(?<![\p{L}’])(ors?|PV|pv|blés?|bois|argiles?|pierres?)(?![\p{L}])/gu,
  },
  icons: {
    gold: 'gold', or: 'gold', ors: 'gold', vp: 'vp', pv: 'vp',
    wheat: 'wheat', blé: 'wheat', blés: 'wheat',
    wood: 'wood', bois: 'wood',
    clay: 'clay', argile: 'clay', argiles: 'clay',
    stone: 'stone', pierre: 'stone', pierres: 'stone',
  },
};

const deck = $state<{ faces: Map<string, CardFace>; other: boolean }>({ faces: new Map(), other: false });

// Cards that are called after a thing, "Guilde des tailleurs de pierre".
const afterThings = $derived.by(() => {
  const named = (language: Language) => [...deck.faces.values()].map((face) => face.name[language]).filter((name) => rich(name, language, pictures).length > 1);
  return { en: named('en'), fr: named('fr') };
});
export function namesOfThings(language: Language): readonly string[] {
  return afterThings[language];
}

// `other`: they are not those of the printed box.
export function fillDeck(faces: readonly CardFace[], other: boolean): void {
  deck.faces = new Map(faces.map((face) => [face.id, face]));
  deck.other = other;
}

export function isOtherBox(): boolean {
  return deck.other;
}

// A card that no list tells of still has its name: "Small Port Clay".
function unknownFace(id: string): CardFace {
  const name = id.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());
  const nothing = { en: '', fr: '' };
  return { id, edition: 'base', name: { en: name, fr: name }, colour: 'civil', copies: 1, cost: {}, text: nothing, source: {} };
}

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
