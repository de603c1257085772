// When the table stands and nothing presses.
export async function idle(): Promise<void> {
  await new Promise((go) => requestAnimationFrame(() => setTimeout(go, 700)));
  if ('requestIdleCallback' in window) await new Promise((go) => requestIdleCallback(go, { timeout: 2000 }));
}
