// French as it is printed, from what one types.

// Curved apostrophes, and no line that breaks before a colon or inside quotation marks.
export function typeset(text: string): string {
  return text.replace(/'/g, '’').replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

export function printed(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeset(text)]));
}
