// The guided first game of Deus: its text (guides/deus.guide), and where on the table things are.
import type { Guide } from '../../../../../src/room/guide';
import type { GuidePage } from '../../../shell/guide/guiding.svelte';
import type { Desk } from '../../../shell/table/desk.svelte';
import { optionKind, optionThing, type View } from '../table/messages';
import script from './script.json';

// On a phone, a sheet that is not open is found by its tab.
const tab = (n: number) => `.tabs button:nth-child(${n}):not(.on)`;
const player = (desk: Desk, own: boolean) => `.left .player[data-seat="${own ? (desk.view?.seat ?? 0) : 1 - (desk.view?.seat ?? 0)}"]`;

const places: Record<string, (desk: Desk) => readonly string[]> = {
  me: (desk) => [player(desk, true), '.purse-box'],
  pieces: (desk) => [`${player(desk, true)} .stock`, '.purse-box'],
  score: (desk) => [`${player(desk, true)} .vp`, '.purse-box'],
  other: (desk) => [player(desk, false), tab(3), tab(2)],
  hand: () => ['.hand', tab(1)],
  columns: () => ['.columns-box', tab(2)],
  gods: () => ['.gods-box', '.question'],
  end: () => ['.top .middle > *'],
};

const page: GuidePage = {
  guide: script as Guide,
  spot(name, desk) {
    const [what = '', which] = name.split(' ');
    const region = what === 'region' && (desk.view as View | null)?.regions.find((each) => each.name === which);
    return region ? [`.board [data-region="${region.region}"]`] : (places[what]?.(desk) ?? []);
  },
  answer(option, desk) {
    const { choice } = desk;
    const found = desk.optionFor(option);
    if (!choice || !found) return [];
    if (optionThing(choice, found) === null) return [`.question [data-option="${option}"]`, '.question .offer'];
    if (optionKind(choice) === 'region') return [`.board [data-region="${option}"]`];
    return desk.draft?.marked.includes(option) ? ['.question .offer'] : [`.hand [data-card="${option}"]`, tab(1)];
  },
};
export default page;
