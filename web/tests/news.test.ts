// What is told of the others' turns: all of it, in sum, and nothing that was undone.
import { expect, test } from 'vitest';
import cards from '../src/games/deus/cards/cards.json';
import { fillDeck, type CardFace } from '../src/games/deus/cards/deck.svelte';
import { resources, type GameEvent, type PlayerView, type PositionMessage, type TableMessage, type View } from '../src/games/deus/table/messages';
import type { Push } from '../src/shell/table/messages';
import { deedWords, marksOf, signed, turnsSince, type Change } from '../src/games/deus/table/news';
import { knownPile, lastOffering } from '../src/games/deus/table/offering';
import { Sitting } from '../src/shell/table/sitting.svelte';
import { standing } from '../src/shell/table/back';
import { plain } from '../src/shell/words/said';
import type { Table } from '../src/shell/table/table';
import { playOn, played, tableWith } from './game';

const event = (what: string, seat: number, more: Partial<GameEvent> = {}): GameEvent => ({ number: 1, what, seat, words: `${seat} ${what}`, ...(what === 'turn_begins' ? { begins_turn: true } : {}), ...more });

const log = [
  event('turn_begins', 0), event('built', 0), event('gained', 0, { thing: 4, n: 9 }),
  event('turn_begins', 1), event('built', 1, { words: 'Livia builds Trading Post' }), event('paid', 1, { thing: 1, n: 2 }), event('placed', 1, { region: 8, words: 'Livia places a ship at b3' }),
  event('gained', 1, { thing: 4, n: 6 }), event('stole', 1, { thing: 5, n: 1, other: 0, words: 'Livia steals 1 vp from you' }),
  event('turn_begins', 2), event('offered', 2, { n: 2, words: 'Titus offers 2 cards' }), event('invoked', 2, { thing: 1 }), event('gained_piece', 2, { thing: 1 }), event('drew', 2), event('drew', 2),
];

test('every turn of the others is told, with its sum and its place', () => {
  for (const now of [log, [...log, event('turn_begins', 0), event('built', 0, { words: 'later' })]]) {
    const turns = turnsSince(now, 0, 3);
    expect(turns.map((turn) => turn.seat)).toEqual([1, 2]);
    const sum = (of: Change[] = []) => of.map(({ thing, n }) => `${signed(n)} ${thing}`).join(', ');
    expect(turns.map((turn) => turn.sums.map(sum))).toEqual([['−1 vp', '+1 vp, +6 gold, −2 wood', ''], ['', '', '+2 card, +1 production']]);
    expect(turns.map((turn) => plain(deedWords(turn, () => 'b3', () => 'Ceres')))).toEqual(['Livia builds Trading Post at b3', 'Titus offers 2 cards → Ceres']);
    expect([...marksOf(turns)]).toMatchObject([[8, { seat: 1, words: 'Livia places a ship at b3' }]]);
  }
  // Who watches sees a turn of each; in one's first turn, all that was before.
  expect(turnsSince(log, null, 2).map((turn) => turn.seat)).toEqual([1, 2]);
  expect(turnsSince(log, 2, 3).map((turn) => turn.seat)).toEqual([0, 1]);
  expect(turnsSince([], 0, 2)).toEqual([]);
});

test('sums are what players have more and less of, four players with Egypt too', async () => {
  for (const [options, seed] of [[{}, 3n], [{ egypt: 'all' }, 4n]] as const) {
    const watcher = await tableWith(['person', 'bot', 'bot', 'bot'], seed, options);
    let told = 0;
    const owned = (player: PlayerView) => [player.vp, player.gold, ...resources.map((each) => player.resources[each]), (player.barques ?? []).reduce((a, b) => a + b, 0), player.combat_tokens ?? 0];
    const summed = (turns: ReturnType<typeof turnsSince>, seat: number) => ['vp', 'gold', ...resources, 'barque', 'token'].map((thing) => turns.reduce((sum, turn) => sum + (turn.sums[seat]?.find((each) => each.thing === thing)?.n ?? 0), 0));
    let events: GameEvent[] = [];
    let before: PositionMessage | null = null;
    let heard = 0;
    await playOn(watcher, () => {
      for (const next of watcher.positions.slice(heard)) {
        const first = next.events[0];
        events = [...events.filter((each) => each.number <= next.log && (!first || each.number < first.number)), ...next.events];
        // The turn has just passed on; and when it is one's own again.
        if (!before && next.asked[0] === 1) before = next;
        if (next.asked[0] !== 0) continue;
        if (before && next.tentative.answers === 0 && next.state === 'playing') {
          const turns = turnsSince(events, 0, 4);
          for (const seat of [0, 1, 2, 3]) expect(summed(turns, seat), `round ${next.view.round}, seat ${seat}`).toEqual(owned(next.view.players[seat] as PlayerView).map((n, i) => n - (owned(before?.view.players[seat] as PlayerView)[i] ?? 0)));
          told += turns.length;
        }
        before = null;
      }
      heard = watcher.positions.length;
      return false;
    });
    expect(told).toBeGreaterThan(20);
  }
}, 120000);

test('nothing is told of turns that were undone', () => {
  const at = (number: number, words: string, more: Partial<GameEvent> = {}): GameEvent => ({ number, what: 'built', words, ...more });
  const back = (number: number, to: number) => at(number, 'back', { what: 'took_back', to });
  const words = (of: GameEvent[]) => standing(of).map((each) => each.words);
  expect(words([at(1, 'a'), at(2, 'b')])).toEqual(['a', 'b']);
  expect(words([at(1, 'a'), at(2, 'b'), at(3, 'c'), back(4, 1), at(5, 'd')])).toEqual(['a', 'back', 'd']);
  // Back to before a take-back: what that one undid is there again.
  expect(words([at(1, 'a'), at(2, 'b'), back(3, 1), at(4, 'c'), back(5, 2)])).toEqual(['a', 'b', 'back']);
  expect(words([at(0, 'record'), at(1, 'a'), back(2, 0)])).toEqual(['record', 'back']);
});

test('after a turn was taken back, a sitting tells what it told before', async () => {
  const watcher = await tableWith(['person', 'bot', 'bot'], 6n);
  const hears: { say: (push: Push) => void } = { say: () => {} };
  const source = { local: true, listen: (say: (push: Push) => void) => ((hears.say = say), () => {}), onLink: () => () => {}, onCurtain: () => () => {}, close: () => {} };
  const sitting = new Sitting(source as unknown as Table);
  hears.say(watcher.tables[0] as TableMessage);
  let heard = 0;
  const hear = () => { for (const position of watcher.positions.slice(heard)) hears.say(position); heard = watcher.positions.length; };
  const asked = () => watcher.last.asked[0] === 0 && watcher.last.tentative.answers === 0;
  await playOn(watcher, asked);
  hear();
  const before = { news: turnsSince(sitting.log, 0, 3), log: sitting.log, entries: watcher.last.log };
  expect(before.news).toHaveLength(2);
  await playOn(watcher, () => asked() && watcher.last.log > before.entries);
  hear();
  expect(turnsSince(sitting.log, 0, 3)).not.toEqual(before.news);
  await watcher.table.ask({ do: 'takeback', number: before.entries });
  await watcher.quiet();
  hear();
  expect(turnsSince(sitting.log, 0, 3)).toEqual(before.news);
  expect(sitting.log.filter((each) => each.what !== 'took_back')).toEqual(before.log);
});

test('the announced tops of all offerings are known, until the pile is shuffled or cards are taken from it', () => {
  const faces = cards as unknown as CardFace[];
  fillDeck(faces, false);
  const [one, two, three] = faces as [CardFace, CardFace, CardFace];
  const offered = (n: number, face: CardFace) => event('offered', 1, { n, words: '', parts: [['seat', 1, 'Livia'], ` offers ${n} cards, on top: `, ['card', 7, face.name.en]] });
  const view = (...pile: (CardFace | null)[]) => ({ pile: pile.map((face, card) => face && { card, face: face.id }) }) as unknown as View;
  const known = (of: View, log: GameEvent[]) => knownPile(of, log, faces).map((face) => face?.id ?? null);
  const log = [offered(2, three), event('reshuffled', 1), offered(3, one), offered(1, two)];
  expect(known(view(null, null, null, two), log)).toEqual([null, null, one.id, two.id]);
  expect(known(view(three, null, null, two), log)).toEqual([three.id, null, one.id, two.id]);
  // A card took the upper two: where the rest lies cannot be counted.
  expect(known(view(null, null), log)).toEqual([null, null]);
  fillDeck([], false);
});

test('the last offering has its god and its result', async () => {
  const { end } = await played(2, 8n);
  const offering = lastOffering(end.events, 2);
  expect(offering?.deed?.what).toBe('offered');
  expect(offering?.god).toBeTypeOf('number');
  expect(offering?.sums[offering.seat]?.length).toBeGreaterThan(0);
  expect(lastOffering([], 2)).toBe(null);
});
