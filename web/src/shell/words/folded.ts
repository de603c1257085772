// As one types in a hurry: without accents and capitals, apostrophes and spaces plain.
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").replace(/[\u00a0\u202f]/g, ' ').replace(/œ/gi, 'oe').replace(/æ/gi, 'ae').toLowerCase();
