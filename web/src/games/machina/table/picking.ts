// Which thing on the table an option is.
import type { Habits } from '../../../shell/table/habits';
import type * as shell from '../../../shell/table/messages';
import { answerDone, type Choice, type Option, type View } from './messages';

// `of` and `number` name a thing on the table: a place on a track, a place of the map, somebody's mat, a card of one's own.
export interface Thing {
  of: 'hero' | 'quest' | 'space' | 'seat' | 'secret' | 'face' | 'ability';
  number: number;
}

// Options of the main question that are no heroes, as the engine numbers them.
const ability = 8;
const firstPlay = 16;
const firstLay = 32;
const questSpaces = 4;
export const deedPoints = questSpaces;

const ofKind: Record<string, Thing['of']> = { hero_space: 'hero', quest_space: 'quest', space: 'space', seat: 'seat', quest: 'secret', face: 'face' };

export function thingOf({ kind }: shell.Choice, { option }: Pick<Option, 'option'>): Thing | null {
  if (option === answerDone) return null;
  if (kind === 'act') {
    if (option < ability) return { of: 'hero', number: option };
    if (option === ability) return { of: 'ability', number: 0 };
    return option < firstLay ? { of: 'face', number: option - firstPlay } : { of: 'secret', number: option - firstLay };
  }
  if (kind === 'deed') return option < questSpaces ? { of: 'quest', number: option } : null;
  const of = ofKind[kind];
  return of ? { of, number: option } : null;
}

// Free actions are offered beside the heroes.
export const isFree = (choice: shell.Choice, option: Option): boolean => choice.kind === 'act' && option.option >= ability && option.option !== answerDone;

// The option that a thing stands for.
export function optionOf(choice: shell.Choice | null, of: Thing['of'], number: number): Option | null {
  return choice?.options.find((option) => {
    const thing = thingOf(choice, option);
    return thing?.of === of && thing.number === number;
  }) ?? null;
}

// Two things that change places are chosen one after the other.
export const pairOf: Record<string, Thing['of']> = { swap_quests: 'quest', swap_heroes: 'hero' };
export const placesIn = (pair: number): [number, number] => [pair >> 2, pair & 3];
export function pairWith(choice: shell.Choice, a: number, b: number): Option | null {
  return choice.options.find(({ option }) => placesIn(option).includes(a) && placesIn(option).includes(b) && a !== b) ?? null;
}
export const inSomePair = (choice: shell.Choice, place: number): boolean => choice.options.some(({ option }) => placesIn(option).includes(place));

// While a hero looks for his place, a quest that he can complete stands for its area.
export function shortcut(view: View, choice: Choice | null, place: number): { space: Option; deed: number } | null {
  const quest = view.quests[place];
  const hero = view.placement.hero_place;
  if (choice?.prompt !== 'space' || hero === undefined || !quest || quest.quest === null) return null;
  if (!view.prospects?.some((each) => each.can && !each.secret && each.hero_place === hero && each.quest === quest.quest)) return null;
  const area = view.map.find((each) => each.colour === quest.colour);
  const space = choice.options.find((each) => each.option === area?.space);
  return space ? { space, deed: place } : null;
}

// Whether one's mat has no room for all the points of an area.
export function loses({ map, players, seat, track_end }: View, space: number | undefined): boolean {
  const points = map.find((each) => each.space === space)?.points;
  const me = players[seat ?? -1];
  return !!points && !!me && (me.might + points.might > track_end || me.cunning + points.cunning > track_end);
}

export const habits: Habits = {
  // Mats and one's own cards are not always in sight on a phone, so seats and free actions are buttons too.
  isThing: (choice, option) => {
    const thing = thingOf(choice, option);
    return !!thing && thing.of !== 'seat' && !isFree(choice, option);
  },
  // As they stand beside the table, so that their numbers ascend: free actions last, and first those that help only before
  // the hero.
  inOrder: (choice: Choice) => {
    const rank = (option: Option) => (!isFree(choice, option) ? 0 : choice.only_before?.includes(option.option) ? 1 : 2);
    return [...choice.options].sort((a, b) => rank(a) - rank(b));
  },
};
