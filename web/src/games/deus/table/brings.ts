// What answers bring: the engine's sums, what all options share, and what a turn has brought so far.
import { inOneLine, partsOf, type Saying, type Words } from '../../../shell/words/said';
import { t, tOf } from '../words';
import { pieceTypes, type GameEvent, type Option } from './messages';
import { signed, sumOf, type Change } from './news';

export const counted = ['vp', 'gold', 'wheat', 'wood', 'clay', 'stone', ...pieceTypes, 'cards', 'barques', 'combat_tokens'] as const;
export type Counted = (typeof counted)[number];
export type Brings = Partial<Record<Counted, number | [number, number]>>;

// More than before, or less; from `least` to `most` where that is still open.
export interface Gain {
  thing: Counted;
  least: number;
  most: number;
}

// What comes stands before what goes.
export function gainsOf(brings: Brings = {}): Gain[] {
  const all = counted.flatMap((thing) => {
    const n = brings[thing];
    if (n === undefined) return [];
    const [least, most] = typeof n === 'number' ? [n, n] : n;
    return [{ thing, least, most }];
  });
  return [...all.filter((gain) => gain.most > 0), ...all.filter((gain) => gain.most <= 0)];
}

// Without the points that a placement costs, which stand for themselves.
export function gainsBesidesPrice({ brings = {}, points = 0 }: Option): Gain[] {
  if (!points) return gainsOf(brings);
  const { vp = 0, ...others } = brings;
  const [least, most] = typeof vp === 'number' ? [vp + points, vp + points] : [vp[0] + points, vp[1] + points];
  return gainsOf(least || most ? { ...others, vp: [least, most] } : others);
}

const same = (a: Gain, b: Gain) => a.thing === b.thing && a.least === b.least && a.most === b.most;

// Whether more may come than is said: of all options, or of this one and not of the others.
export const allGoOn = (options: readonly Option[]): boolean => options.length > 0 && options.every((option) => option.more);
export const goesOn = (option: Option, options: readonly Option[]): boolean => !!option.more && !allGoOn(options);

// What every option brings, so that it need not be said of each.
export function shared(options: readonly Option[]): Gain[] {
  const [first, ...others] = options.map(gainsBesidesPrice);
  return (first ?? []).filter((gain) => others.every((gains) => gains.some((each) => same(each, gain))));
}

// What an option brings otherwise than the others.
export function special(option: Option, options: readonly Option[]): Gain[] {
  const common = shared(options);
  return gainsBesidesPrice(option).filter((gain) => !common.some((each) => same(each, gain)));
}

// The lines that not all options tell, each as often as it stands there more often than in the option with the fewest.
export function specialLines(option: Option, options: readonly Option[]): Saying[] {
  const times = (lines: readonly Saying[] = [], words: string) => lines.filter((each) => each.words === words).length;
  const told = new Map<string, number>();
  return (option.preview ?? []).filter(({ words }) => {
    const fewest = Math.min(...options.map((each) => times(each.preview, words)));
    told.set(words, (told.get(words) ?? 0) + 1);
    return (told.get(words) ?? 0) > fewest;
  });
}

// What these events have brought to a seat in sum.
export function soFar(events: readonly GameEvent[], seat: number | null): Gain[] {
  const named = ({ thing, n }: Change): [string, number] => [plural[thing] ?? thing, n];
  return seat === null ? [] : gainsOf(Object.fromEntries(sumOf(events, seat).map(named)));
}

// Lines of a preview as one sentence.
export const oneLine = (lines: readonly Saying[]): Words => inOneLine(lines.map(partsOf));

const plural: Record<string, Counted> = { card: 'cards', barque: 'barques', token: 'combat_tokens' };
export const iconOf = (thing: Counted): string => Object.keys(plural).find((symbol) => plural[symbol] === thing) ?? thing;

const bound = (n: number) => (n ? signed(n) : '0');
export const amountOf = ({ least, most }: Gain): string => (least === most ? signed(most) : `${bound(least)}…${bound(most)}`);

const nameOf = (thing: Counted, n: number): string => (pieceTypes.some((piece) => piece === thing) ? tOf('piece', thing) : tOf('amount', thing, { n }).replace(/^\S+\s/, ''));

// In words: "+2 wood, up to +3 VP, −1 gold", with what is not known yet.
const inWords = (gain: Gain): string => `${gain.least === 0 && gain.most > 0 ? t('gains.up_to', { n: signed(gain.most) }) : amountOf(gain)} ${nameOf(gain.thing, Math.abs(gain.most))}`;
export const gainWords = (gains: readonly Gain[], more = false): string => [...gains.map(inWords), ...(more ? [t('gains.more')] : [])].join(', ');
