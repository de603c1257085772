// A browser's storage and language, as far as the tested parts ask for them.
const kept = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) },
});
Object.defineProperty(globalThis, 'document', { value: { documentElement: { lang: '' }, baseURI: 'http://localhost/' }, configurable: true });
Object.defineProperty(globalThis, 'matchMedia', { value: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) });
