// As one types in a hurry: without accents and capitals, apostrophes plain.
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").replace(/œ/gi, 'oe').replace(/æ/gi, 'ae').toLowerCase();
