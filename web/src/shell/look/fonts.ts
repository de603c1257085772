// The first screen waits a moment for its letters, so that it need not be drawn again with others.
const longest = 400;

export async function fontsHere(): Promise<void> {
  const come = Promise.all(["1em 'Pantheon Text'", "1em 'Pantheon Title'"].map((font) => document.fonts.load(font)));
  await Promise.race([come.catch(() => {}), new Promise((late) => setTimeout(late, longest))]);
}
