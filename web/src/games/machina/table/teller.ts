// What somebody hears of a game of Deus Ex Machina who does not see the table.
import { listed, paragraph, type Moment as AnyMoment, type Teller } from '../../../shell/table/announce';
import { areaName, nameOf } from '../cards/deck.svelte';
import { t } from '../words';
import { answerDone, type GameEvent, type Option, type PositionMessage, type Prospect, type View } from './messages';
import { isFree, thingOf } from './picking';
import { plain } from '../../../shell/words/said';
import { prospectWords } from './prospects';

const at = (moment: AnyMoment) => moment.position as PositionMessage;
// Said by the question that follows, or of no use to the ear.
const unsaid = new Set(['placement_begins', 'heroes_reshuffled', 'interventions_reshuffled']);

export class MachinaTeller implements Teller {
  turn(events: readonly GameEvent[]): string[] {
    return events.filter((event) => !unsaid.has(event.what)).map((event) => event.words);
  }

  state(now: AnyMoment): string {
    const { view } = at(now);
    const me = view.players[view.seat ?? -1];
    if (!me || me.god === null) return '';
    const cards = (view.hand ?? []).map((card) => nameOf('intervention', card.intervention));
    const quests = (view.secret_quests ?? []).map((quest) => nameOf('quest', quest.quest));
    const needs = (view.objective?.needs ?? []).map(({ what, have, needed }) => `${what === 'gp' ? t('mat.glory') : what === 'legendary' ? t('quest.legendary') : areaName(what)} ${have}/${needed}`);
    return paragraph([
      t('heard.have', { god: nameOf('god', me.god), gp: me.gp, points: t('points.both', { might: me.might, cunning: me.cunning }), ability: me.charged ? t('mat.charged') : t('mat.used') }),
      needs.length ? t('heard.objective', { what: listed(needs) }) : '',
      quests.length ? t('heard.secrets', { what: listed(quests) }) : '',
      cards.length ? t('heard.hand', { what: listed(cards) }) : '',
    ]);
  }

  subject(now: AnyMoment): string {
    const { choice } = at(now);
    if (!choice) return '';
    if (choice.intervention !== undefined) return nameOf('intervention', choice.intervention);
    if (choice.god !== undefined) return nameOf('god', choice.god);
    return choice.hero === undefined ? '' : nameOf('hero', choice.hero);
  }

  isThing(now: AnyMoment, option: Option): boolean {
    const { choice } = at(now);
    return !!choice && option.option !== answerDone && !isFree(choice, option) && thingOf(choice, option) !== null;
  }
  things(now: AnyMoment, n: number): string {
    const { choice } = at(now);
    const of = choice?.options[0] && thingOf(choice, choice.options[0])?.of;
    return of === 'hero' ? t('heard.heroes', { n }) : of === 'space' ? t('heard.spaces', { n }) : of === 'quest' || of === 'secret' ? t('heard.quests', { n }) : t('announce.options', { n });
  }
  // By name and key; a hero with the quests that he can complete.
  thing(now: AnyMoment, option: Option): string {
    const { choice, view } = at(now);
    const thing = choice && thingOf(choice, option);
    if (!thing) return '';
    const key = now.numbered.get(option.option) ?? 10;
    const name = nameOfThing(view, thing.of, thing.number);
    const words = choice.prompt === 'act' && thing.of === 'hero' ? heroWords(view, thing.number, name) : name;
    return key < 10 ? t('announce.option', { n: key, words }) : words;
  }
}

function nameOfThing(view: View, of: string, number: number): string {
  if (of === 'hero') return nameOf('hero', view.heroes[number]?.hero);
  if (of === 'quest') return nameOf('quest', view.quests[number]?.quest) || t('heard.space', { n: number + 1 });
  if (of === 'space') return nameOf('space', number);
  if (of === 'seat') return view.players[number]?.name ?? '';
  return nameOf(of === 'face' ? 'intervention' : 'quest', number);
}

function heroWords(view: View, place: number, name: string): string {
  const can = (view.prospects ?? []).filter((each) => each.hero_place === place && each.can);
  const words = (each: Prospect) => t('question.of', { card: nameOf('quest', each.quest), question: plain(prospectWords(each)).toLowerCase() });
  return can.length ? t('heard.can', { name, what: can.map(words).join(', ') }) : name;
}
