// What a hero lacks for a quest, in words and in short: the engine has worked it out.
import type { Words } from '../../../shell/words/said';
import { around, said, t, tOf } from '../words';
import type { Points, Prospect, View } from './messages';

export const pointsWords = ({ might, cunning }: Points): Words => [
  ...(might ? said('points.might', { n: might }) : []),
  ...(might && cunning ? [t('points.and')] : []),
  ...(cunning ? said('points.cunning', { n: cunning }) : []),
];

export function prospectOf(view: View, heroPlace: number | null, quest: number, secret = false): Prospect | null {
  if (heroPlace === null) return null;
  return view.prospects?.find((each) => each.hero_place === heroPlace && each.quest === quest && !!each.secret === secret) ?? null;
}

export type Verdict = 'free' | 'pay' | 'lacks' | 'blocked';

export function verdictOf(prospect: Prospect): Verdict {
  if (prospect.hindrance && prospect.hindrance !== 'no_quest_space') return 'blocked';
  if (!prospect.cheapest) return 'lacks';
  if (prospect.hindrance) return 'blocked';
  return prospect.cheapest.might + prospect.cheapest.cunning ? 'pay' : 'free';
}

export function prospectWords(prospect: Prospect): Words {
  const { missing, cheapest, hindrance } = prospect;
  switch (verdictOf(prospect)) {
    case 'blocked': return [tOf('hindrance', hindrance ?? 'reserved')];
    case 'lacks': return prospect.with_ability ? [t('prospect.with_ability')] : around('prospect.lacks', { what: pointsWords(missing) });
    case 'free': return [t('prospect.free')];
    default: return around('prospect.pay', { what: pointsWords(cheapest ?? missing) });
  }
}

// The heroes that can complete a quest now, those who cost least first.
export function heroesFor(view: View, quest: number, secret = false): Prospect[] {
  const cost = ({ cheapest }: Prospect) => (cheapest ? cheapest.might + cheapest.cunning : 99);
  return (view.prospects ?? []).filter((each) => each.can && each.quest === quest && !!each.secret === secret).sort((a, b) => cost(a) - cost(b));
}
