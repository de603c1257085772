// Where the focus goes when what had it is gone: never to the page itself.

// Who works by keys goes on at what can be chosen, in the same place of the same question (`again`) if there is one.
// For a pointer the question is enough, and while others think, for keys too: from there one goes on when one is asked.
export function keepFocus(byKeys: boolean, again: string | null = null): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body && !focused.matches(':disabled, .question')) return;
  const dialog = document.querySelector<HTMLElement>('.curtain button, .after');
  const chosen = again === null ? [] : [`.question [data-option="${again}"]`];
  const places = byKeys ? [...chosen, '.table .glows', '.question .main', '.question .option:enabled'] : [];
  for (const each of [dialog, ...[...places, '.question'].map((place) => document.querySelector<HTMLElement>(place))]) {
    // Nothing scrolls away from under a pointer.
    each?.focus({ preventScroll: !byKeys });
    if (each && document.activeElement === each) return;
  }
}
