// The guided first game of Deus Ex Machina: its text (guides/machina.guide), and where on the table things are.
import type { Guide } from '../../../../../src/room/guide';
import type { GuidePage } from '../../../shell/guide/guiding.svelte';
import script from './script.json';

// On a phone, a sheet that is not open is found by its tab.
const tab = (n: number) => `.tabs button:nth-child(${n}):not(.on)`;

const places: Record<string, readonly string[]> = {
  heroes: ['.heroes'],
  map: ['.map'],
  quests: ['.quests'],
  objective: ['.mine .objective', tab(1)],
  secrets: ['.mine .secrets', tab(1)],
  hand: ['.mine .hand', tab(1)],
};

const page: GuidePage = {
  guide: script as Guide,
  spot: (name, desk) => (name === 'me' ? [`.mat[data-seat="${desk.view?.seat}"] .tracks`, '.purse-box'] : (places[name] ?? [])),
  answer: (option) => ['.map', '.heroes', '.quests', '.mine', '.question', '.mat'].map((part) => `${part} [data-option="${option}"]`).concat(tab(1)),
};
export default page;
