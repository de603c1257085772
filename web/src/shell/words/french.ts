// The French catalogue as it is printed. Its file is written as one types: plain apostrophes and spaces.
import fr from './fr.json';

// Curved apostrophes, and no line that breaks before a colon or inside quotation marks.
export function typeset(text: string): string {
  return text.replace(/'/g, '’').replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

export const catalogue: Record<string, string> = Object.fromEntries(Object.entries(fr).map(([key, text]) => [key, typeset(text)]));
