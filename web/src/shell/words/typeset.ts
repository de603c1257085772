// French as it is printed, from what one types.

// Curved apostrophes; a space that does not break before a colon, a narrow one before ; ! ? and inside quotation marks.
export function typeset(text: string): string {
  return text.replace(/'/g, '’').replace(/ (?=:)/g, '\u00a0').replace(/[ \u00a0](?=[;!?»])|(?<=«)[ \u00a0]/g, '\u202f');
}

export function printed(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeset(text)]));
}
