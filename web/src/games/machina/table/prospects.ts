// What a hero lacks for a quest, in words and in short: the engine has worked it out.
import type { Words } from '../../../shell/words/said';
import { around, said, t, tOf } from '../words';
import type { Points, Prospect, View } from './messages';

export const pointsWords = ({ might, cunning }: Points): Words => [
  ...(might ? said('points.might', { n: might }) : []),
  ...(might && cunning ? [t('points.and')] : []),
  ...(cunning ? said('points.cunning', { n: cunning }) : []),
];

// What the engine says, and whether the hero has already gone to another area.
export type Outlook = Prospect & { elsewhere?: boolean };

export function prospectOf(view: View, heroPlace: number | null, quest: number, secret = false): Outlook | null {
  if (heroPlace === null) return null;
  const found = view.prospects?.find((each) => each.hero_place === heroPlace && each.quest === quest && !!each.secret === secret) ?? null;
  return found && isElsewhere(view, heroPlace, quest) ? { ...found, can: false, elsewhere: true } : found;
}

// Whoever stands on an area completes no quest of another.
function isElsewhere({ placement, map, quests, secret_quests = [] }: View, heroPlace: number, quest: number): boolean {
  const area = placement.hero_place === heroPlace ? map.find((each) => each.space === placement.space) : undefined;
  return !!area && [...quests, ...secret_quests].some((each) => each.quest === quest && each.colour !== area.colour);
}

export type Verdict = 'free' | 'pay' | 'lacks' | 'blocked';

export function verdictOf(prospect: Outlook): Verdict {
  if (prospect.elsewhere) return 'blocked';
  if (prospect.hindrance && prospect.hindrance !== 'no_quest_space') return 'blocked';
  if (!prospect.cheapest) return 'lacks';
  if (prospect.hindrance) return 'blocked';
  return prospect.cheapest.might + prospect.cheapest.cunning ? 'pay' : 'free';
}

export function prospectWords(prospect: Outlook): Words {
  const { missing, cheapest, hindrance } = prospect;
  switch (verdictOf(prospect)) {
    case 'blocked': return [tOf('hindrance', prospect.elsewhere ? 'other_area' : (hindrance ?? 'reserved'))];
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
