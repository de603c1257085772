// The page's own fonts: of each only the characters that the page can show, in src/shell/look/fonts/. Run it again when words
// bring new characters; a test says so.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const src = new URL('../src/', import.meta.url);
const source = (path) => readFileSync(new URL(`../node_modules/${path}`, import.meta.url));

// Everything on a keyboard, French (in names, too), quotes and dashes, and what else stands in the page's sources.
const letters = 'ÀÂÄÆÇÉÈÊËÎÏÔÖÙÛÜŒàâäæçéèêëîïôöùûüÿœßñáíóú’‘“”«»–—…·×\u00a0';
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts|json)$/.test(name));
const written = files.map((name) => readFileSync(new URL(name, src), 'utf8')).join('');
const text = [...new Set(ascii + letters + written)].join('');
// Narrow spaces, arrows and marks, which the text font has not got.
const signs = '\u202f←→↑↓↖↗↙↘↔⇧⏎▪▾▴▸▶●◻✓★−';

const shape = { targetFormat: 'woff2', noHinting: true };
// Figures come from the text font: there they are of one width, and a 1 is no I. Bold is 600: a wider range would cost
// a third more.
const fonts = {
  text: [source('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'), text, { keepFeatures: [], variationAxes: { wght: { min: 400, max: 600 } } }],
  title: [source('@fontsource/alegreya/files/alegreya-latin-700-normal.woff2'), (ascii + letters).replace(/[0-9#$%*@\\^`{|}~<=>_[\]ßñáíóúÄÆËÏÖÜäæöÿ]/g, ''), { keepFeatures: ['kern'] }],
  signs: [source('@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2'), signs, { keepFeatures: [] }],
};
for (const [name, [font, characters, options]] of Object.entries(fonts)) {
  const made = await subset(font, characters, { ...shape, ...options });
  writeFileSync(new URL(`shell/look/fonts/${name}.woff2`, src), made);
  console.log(`src/shell/look/fonts/${name}.woff2: ${made.length} bytes`);
}
