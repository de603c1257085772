// The table of Deus Ex Machina: things stand for options, quests for their areas, and every sentence is whole.
import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import HeroTrack from '../src/games/machina/board/HeroTrack.svelte';
import MapOfPlaces from '../src/games/machina/board/Map.svelte';
import QuestTrack from '../src/games/machina/board/QuestTrack.svelte';
import { nearest } from '../src/games/machina/board/arrows';
import cards from '../src/games/machina/cards/cards.json';
import { fillDeck, nameOf, type Card } from '../src/games/machina/cards/deck.svelte';
import End from '../src/games/machina/panels/End.svelte';
import Gains from '../src/games/machina/panels/Gains.svelte';
import Mats from '../src/games/machina/panels/Mats.svelte';
import Mine from '../src/games/machina/panels/Mine.svelte';
import SeenCards from '../src/games/machina/panels/SeenCards.svelte';
import type { Choice, PositionMessage, Prospect, View } from '../src/games/machina/table/messages';
import { turnWords } from '../src/games/machina/table/news';
import { habits, isFree, loses, optionOf, pairWith, shortcut, thingOf } from '../src/games/machina/table/picking';
import { prospectOf, prospectWords, verdictOf } from '../src/games/machina/table/prospects';
import { MachinaTeller } from '../src/games/machina/table/teller';
import { openGame } from '../src/shell/current.svelte';
import { LocalTable } from '../src/shell/table/local';
import { speak } from '../src/shell/words/words.svelte';
import { eventsOf } from '../src/shell/table/people';
import type { Sitting } from '../src/shell/table/sitting.svelte';
import { receivedText } from '../src/shell/table/received';
import { plain } from '../src/shell/words/said';
import type { GameEvent } from '../src/shell/table/messages';
import { engine, plan, Watcher } from './room';

beforeAll(async () => {
  fillDeck(cards as unknown as Card[]);
  await openGame('machina');
});

const here = (watcher: Watcher) => watcher.last as unknown as PositionMessage;
async function sitDown(seed: bigint, options: Record<string, string> = {}): Promise<Watcher> {
  const watcher = new Watcher(await LocalTable.open(engine, { ...plan(['person', 'bot'], options), game: 'machina' }, { seed }, 'en'));
  await watcher.quiet();
  return watcher;
}
async function answer(watcher: Watcher, option?: number): Promise<void> {
  const { number, hash, choice } = here(watcher);
  await watcher.table.ask(choice ? { do: 'answer', number, hash, option: option ?? choice.options[0]?.option ?? 0 } : { do: 'confirm', number, hash });
  await watcher.quiet();
}
// Plays with `choose` (the number of an option in its list) and shows every position.
async function walk(seed: bigint, see: (position: PositionMessage, watcher: Watcher) => void | Promise<void>, options: Record<string, string> = {}): Promise<PositionMessage> {
  const watcher = await sitDown(seed, options);
  let luck = Number(seed);
  for (let steps = 0; steps < 900 && here(watcher).state !== 'over'; ++steps) {
    await see(here(watcher), watcher);
    const { choice } = here(watcher);
    luck = (luck * 1103515245 + 12345) % 2147483648;
    await answer(watcher, choice?.options[luck % choice.options.length]?.option);
  }
  return here(watcher);
}

test('every option is a thing of its own or a button', async () => {
  const wanted = ['god', 'return_quest', 'act', 'space', 'deed'];
  const asked = new Set<string>();
  // Bots draw their own luck, so one game may go without a question that another asks.
  for (let seed = 5n; seed < 25n && !wanted.every((prompt) => asked.has(prompt)); ++seed) await walk(seed, ({ choice }) => {
    if (!choice) return;
    asked.add(choice.prompt);
    const things = choice.options.flatMap((option) => thingOf(choice, option) ?? []);
    expect(new Set(things.map((thing) => `${thing.of} ${thing.number}`)).size, choice.prompt).toBe(things.length);
    for (const option of choice.options) {
      const thing = thingOf(choice, option);
      if (thing) expect(optionOf(choice, thing.of, thing.number)?.option).toBe(option.option);
      // What is no thing on the table, or not always in sight there, is a button.
      if (!thing || thing.of === 'seat' || isFree(choice, option)) expect(habits.isThing?.(choice, option)).toBe(false);
    }
  }, { mini: 'on' });
  for (const prompt of wanted) expect(asked).toContain(prompt);
});

test('free actions are numbered as they stand: those that help only before the hero come first', () => {
  const option = (number: number) => ({ option: number, name: '', words: '' });
  const act = { prompt: 'act', kind: 'act', question: '', options: [0, 1, 8, 17, 33, 127].map(option), only_before: [17] } as unknown as Choice;
  expect(habits.inOrder?.(act).map((each) => each.option)).toEqual([0, 1, 127, 17, 8, 33]);
});

test('a quest that a hero can complete stands for its area, and the engine agrees', async () => {
  let tried = 0;
  // Bots draw their own luck, so one game may offer fewer of them than another.
  for (let seed = 3n; seed < 40n && tried <= 5; ++seed) {
    const watcher = await sitDown(seed);
    for (let steps = 0; steps < 500 && here(watcher).state !== 'over'; ++steps) {
      const { view, choice } = here(watcher);
      const place = [0, 1, 2, 3].find((each) => shortcut(view, choice, each));
      const way = place === undefined ? null : shortcut(view, choice, place);
      if (!way) {
        await answer(watcher);
        continue;
      }
      ++tried;
      await answer(watcher, way.space.option);
      expect(here(watcher).choice?.prompt).toBe('deed');
      expect(optionOf(here(watcher).choice, 'quest', way.deed)).not.toBeNull();
      // The token in the area is the hero's own, and takes nothing from him.
      const quest = here(watcher).view.quests[way.deed]?.quest;
      expect(here(watcher).view.prospects?.find((each) => each.quest === quest && each.hero_place === view.placement.hero_place)?.can).toBe(true);
      await answer(watcher, way.deed);
    }
  }
  expect(tried).toBeGreaterThan(5);
});

test('nothing that is drawn lacks its words, in both languages', async () => {
  for (const language of ['en', 'fr'] as const) {
    await speak(language);
    let seen = 0;
    const end = await walk(language === 'en' ? 11n : 12n, ({ view }, watcher) => {
      if (seen++ % 6) return;
      const table = watcher.tables.at(-1) ?? null;
      const drawn = [
        render(HeroTrack, { props: { view } }), render(MapOfPlaces, { props: { view } }), render(QuestTrack, { props: { view, prospectOf: (quest) => view.prospects?.find((each) => each.quest === quest) ?? null } }),
        render(Mats, { props: { view, table, optionOf: () => null } }), render(Mine, { props: { view } }), render(SeenCards, { props: { view, log: [], table: table! } }),
      ].map(({ body }) => body).join('\n');
      expect(drawn).not.toMatch(/undefined|NaN|null|\{\w+\}/);
      for (const hero of view.heroes) if (hero.hero !== null) expect(drawn).toContain(nameOf('hero', hero.hero));
    });
    expect(end.state).toBe('over');
  }
  await speak('en');
});

test('what a hero lacks is said as the engine counts it', () => {
  const prospect = (more: Partial<Prospect>): Prospect => ({ hero_place: 0, quest: 0, can: false, missing: { might: 0, cunning: 0 }, payments: [], ...more });
  expect(plain(prospectWords(prospect({ missing: { might: 0, cunning: 1 } })))).toBe('Needs 1 cunning more');
  expect(plain(prospectWords(prospect({ missing: { might: 2, cunning: 1 } })))).toBe('Needs 2 might and 1 cunning more');
  expect(plain(prospectWords(prospect({ missing: { might: 0, cunning: 1 }, with_ability: true })))).toBe('Only with your ability');
  const paid = prospect({ can: true, payments: [{ might: 0, cunning: 1 }], cheapest: { might: 0, cunning: 1 } });
  expect(plain(prospectWords(paid))).toBe('Costs 1 cunning');
  expect(verdictOf(prospect({ can: true, payments: [{ might: 0, cunning: 0 }], cheapest: { might: 0, cunning: 0 } }))).toBe('free');
  expect(plain(prospectWords({ ...paid, can: false, hindrance: 'area_taken' }))).toBe('The area is taken');
  // A secret quest says what it lacks even while there is no space for it.
  expect(plain(prospectWords(prospect({ secret: true, hindrance: 'no_quest_space', missing: { might: 3, cunning: 0 } })))).toBe('Needs 3 might more');
});

test('a hero who stands on an area completes no quest of another', () => {
  const paid: Prospect = { hero_place: 1, quest: 7, can: true, missing: { might: 0, cunning: 0 }, payments: [{ might: 1, cunning: 0 }], cheapest: { might: 1, cunning: 0 } };
  const standing = (placement: Partial<View['placement']>) => ({ placement, prospects: [paid], map: [{ space: 0, colour: 'red' }, { space: 1, colour: 'green' }], quests: [{ quest: 7, colour: 'red' }] }) as unknown as View;
  const said = (placement: Partial<View['placement']>) => plain(prospectWords(prospectOf(standing(placement), 1, 7)!));
  expect(said({})).toBe('Costs 1 might');
  expect(said({ hero_place: 1, space: 0 })).toBe('Costs 1 might');
  expect(said({ hero_place: 1, space: 1 })).toBe('In another area');
  expect(verdictOf(prospectOf(standing({ hero_place: 1, space: 1 }), 1, 7)!)).toBe('blocked');
  // Another hero is free to go there.
  expect(said({ hero_place: 2, space: 1 })).toBe('Costs 1 might');
});

test('points for which the mat has no room are told', () => {
  const with_might = (might: number) => ({ seat: 0, track_end: 4, map: [{ space: 0, points: { might: 2, cunning: 0 } }, { space: 7, any_points: 1 }], players: [{ might, cunning: 4 }] }) as unknown as View;
  expect([2, 3, 4].map((might) => loses(with_might(might), 0))).toEqual([false, true, true]);
  expect(loses(with_might(4), 7)).toBe(false);
  expect(render(Gains, { props: { option: { option: 4, words: '', brings: { might: 1 } }, capped: 4 } }).body).toContain('(4 at most)');
  expect(render(Gains, { props: { option: { option: 4, words: '', brings: { might: 2 } } } }).body).not.toContain('at most');
});

test('whoever chooses secret quests reads that both must be completed, too', async () => {
  const watcher = await sitDown(31n);
  for (let steps = 0; steps < 9 && here(watcher).choice?.prompt !== 'return_quest'; ++steps) await answer(watcher);
  expect(here(watcher).view.turn).toBe(0);
  expect(render(Mine, { props: { view: here(watcher).view } }).body).toContain('either way: both secret quests you keep');
});

test('the end says which objectives were not fulfilled, and which quests were secret', async () => {
  const position = await new Promise<PositionMessage>((done) => {
    void (async () => {
      const room = (await engine.call('room_new', 'machina', JSON.stringify({ players: '3' }), 5n, '')).number;
      for (let luck = 1n; (await engine.call('room_asked', room)).number >= 0; ) await engine.call('room_bot', room, 'greedy', luck++);
      done(receivedText((await engine.call('room_position', room, 0, 'en', 0)).text ?? ''));
    })();
  });
  const secret = position.events.filter(({ what, flag }) => what === 'completed' && flag).length;
  const { body } = render(End, { props: { sitting: { position, log: position.events } as unknown as Sitting } });
  expect(secret).toBeGreaterThan(0);
  expect(body.match(/aria-label="secret quest"/g)).toHaveLength(secret);
  const met = position.view.players.filter(({ objective }) => objective?.fulfilled).length;
  expect(body.match(/: fulfilled, /g) ?? []).toHaveLength(met);
  expect(body.match(/: not fulfilled, /g) ?? []).toHaveLength(3 - met);
  // Where several claim, it is said who comes first.
  const claiming = (claims: PositionMessage['view']['players'][number]['claim'][]) => ({ ...position, view: { ...position.view, players: position.view.players.map((player, i) => ({ ...player, claim: claims[i] ?? 'none' })) } });
  const ended = (claims: Parameters<typeof claiming>[0]) => render(End, { props: { sitting: { position: claiming(claims), log: position.events } as unknown as Sitting } }).body;
  expect(ended(['objective', 'six-areas'])).toContain('Of several claims');
  expect(ended(['objective'])).not.toContain('Of several claims');
});

test('two that change places are found in either order', () => {
  const choice = { prompt: 'swap_quests', kind: 'pair', question: '', options: [{ option: 1, words: '' }, { option: 2, words: '' }, { option: 6, words: '' }] };
  expect(pairWith(choice, 0, 1)?.option).toBe(1);
  expect(pairWith(choice, 2, 0)?.option).toBe(2);
  expect(pairWith(choice, 2, 1)?.option).toBe(6);
  expect(pairWith(choice, 1, 1)).toBeNull();
  expect(pairWith(choice, 3, 1)).toBeNull();
});

test('arrows go to the nearest thing that way', () => {
  const all = [{ x: 0, y: 0 }, { x: 100, y: 10 }, { x: 60, y: 90 }, { x: 0, y: 100 }];
  expect(nearest({ x: 0, y: 0 }, all, [1, 0])).toBe(1);
  expect(nearest({ x: 0, y: 0 }, all, [0, 1])).toBe(3);
  expect(nearest({ x: 0, y: 0 }, all, [-1, 0])).toBe(-1);
});

test('those who do not see the table hear what heroes can do, and what the others did', async () => {
  const teller = new MachinaTeller();
  let heroes = 0;
  let news = 0;
  let bonuses = 0;
  await walk(21n, (position, watcher) => {
    const log = watcher.positions.flatMap(({ events }) => events);
    const now = { position: position as never, log, steps: [], numbered: new Map((position.choice?.options ?? []).map((option, i) => [option.option, i + 1])), marked: [] };
    if (position.choice?.prompt === 'act') {
      expect(teller.state(now)).toMatch(/glory, might \d, cunning \d/);
      heroes += Number(position.choice.options.some((option) => / can complete .*: (costs|strong enough)/.test(teller.thing(now, option))));
    }
    const told = turnWords(log, position.view.seat);
    news += told.length;
    for (const words of told) {
      expect(plain(words)).not.toMatch(/undefined/);
      bonuses += Number(/gains \d .*quest space/.test(plain(words)));
    }
  });
  expect(heroes).toBeGreaterThan(0);
  expect(news).toBeGreaterThan(0);
  // Where glory came from is told too.
  expect(bonuses).toBeGreaterThan(0);
});

// All verbs that the log of a game tells of whoever looks.
const spoken = {
  en: ['are', 'claim', 'complete', 'discard', 'draw', 'gain', 'give', 'have', 'lay', 'lose', 'may', 'move', 'play', 'remove', 'replace', 'reserve', 'send', 'spend', 'swap', 'take', 'use'],
  fr: ['accomplissez', 'avez', 'défaussez', 'dépensez', 'déplacez', 'envoyez', 'gagnez', 'jouez', 'perdez', 'piochez', 'posez', 'pouvez', 'prenez', 'remplacez', 'rendez', 'renforcez', 'revendiquez', 'réservez', 'utilisez', 'écartez', 'échangez', 'êtes'],
};
test('whoever looks is called "you", with the right form of the verb', async () => {
  for (const language of ['en', 'fr'] as const) {
    await speak(language);
    const verbs = new Set<string>();
    for (let seed = 1n; seed < 25n; ++seed) {
      const room = (await engine.call('room_new', 'machina', JSON.stringify({ players: '2', mini: 'on', gods: 'luck' }), seed, '')).number;
      for (let luck = seed; (await engine.call('room_asked', room)).number >= 0; ) await engine.call('room_bot', room, 'random', luck++);
      const { events } = receivedText((await engine.call('room_position', room, 0, language, 0)).text ?? '');
      await engine.call('room_free', room);
      const table = { say: 'table' as const, table: '', game: 'machina', options: {}, state: 'over' as const, you: 0, confirm: 'turn' as const, takebacks: false, seats: ['Ada', 'Ben'].map((name, seat) => ({ seat, kind: 'person' as const, player: null, name, colour: null, joined: true, here: true, stand_in: false })) };
      for (const { words } of eventsOf(events, table, 0)) {
        expect(words).not.toMatch(/Ada|@/);
        const verb = /^(?:You|Vous) (?:n’)?(\p{L}+)/u.exec(words)?.[1];
        if (verb) verbs.add(verb);
      }
    }
    expect([...verbs].sort()).toEqual([...spoken[language]].sort());
  }
  await speak('en');
});
