// Small parts that think: the board, villages, sentences with pictures, why not, links.
import { expect, test } from 'vitest';
import { corners, directions, frame, neighbours, centre, towards } from '../src/games/deus/board/hex';
import { describeNeighbours, describeRegion } from '../src/games/deus/board/describe';
import { drawn } from '../src/shell/look/rich';
import { marked, unmarked } from '../src/shell/words/marks';
import { plain } from '../src/shell/words/said';
import type { CardFace } from '../src/games/deus/cards/deck.svelte';
import cards from '../src/games/deus/cards/cards.json';
import { LocalTable } from '../src/shell/table/local';
import { receivedText } from '../src/shell/table/received';
import type { Choice, PositionMessage, RegionView } from '../src/games/deus/table/messages';
import { pack, unpack } from '../src/shell/table/record_link';
import { timeLeft, timeWords } from '../src/shell/table/clock';
import { whyNotCard, whyNotRegion } from '../src/games/deus/table/whynot';
import { engine, plan, Watcher } from './room';
import { subjectOf } from '../src/games/deus/table/playing';
import { tOf } from '../src/games/deus/words';
import { takingOf } from '../src/shell/table/taking';

const faces = cards as unknown as CardFace[];
const face = (id: string) => {
  const found = faces.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

async function first(): Promise<PositionMessage> {
  const watcher = new Watcher(await LocalTable.open(engine, plan(['person', 'bot']), { seed: 7n }, 'en'));
  await watcher.quiet();
  return structuredClone(watcher.last);
}

test('hexagons touch their neighbours', async () => {
  const { view } = await first();
  expect(frame(view.regions).width).toBeGreaterThan(400);
  for (const region of view.regions) {
    expect(neighbours(view.regions, region).length < 6).toBe(region.edge ?? false);
    expect(corners(centre(region))).toHaveLength(6);
  }
  const [a] = view.regions;
  if (!a) throw new Error('no region');
  directions.forEach(([dq, dr]) => {
    const there = centre({ q: a.q + dq, r: a.r + dr });
    expect(Math.hypot(there.x - centre(a).x, there.y - centre(a).y)).toBeCloseTo(50 * Math.sqrt(3));
  });
});

test('keys on the board go to neighbours, reach every region, and lead back', async () => {
  for (const players of [2, 3, 4]) {
    const watcher = new Watcher(await LocalTable.open(engine, plan(Array<'person'>(players).fill('person')), { seed: 7n }, 'en'));
    await watcher.quiet();
    const { regions } = watcher.last.view;
    const seen = new Set<number>();
    const open: RegionView[] = [regions[0] as RegionView];
    for (let at = open.pop(); at; at = open.pop()) {
      if (seen.has(at.region)) continue;
      seen.add(at.region);
      const around = neighbours(regions, at);
      for (const [key, back] of [['ArrowRight', 'ArrowLeft'], ['ArrowUp', 'ArrowDown'], ['Home', 'PageDown'], ['PageUp', 'End'], ['ArrowLeft', 'ArrowRight'], ['ArrowDown', 'ArrowUp']] as const) {
        const next = towards(regions, at, key);
        if (!next) continue;
        expect(around).toContain(next);
        // Where the board is frayed, up and down may lean to the other side.
        if (!key.includes('Up') && !key.includes('Down')) expect(towards(regions, next, back)).toBe(at);
        if (key.startsWith('Arrow')) open.push(next);
      }
      expect(around).toEqual(expect.arrayContaining(['ArrowRight', 'PageDown', 'End', 'ArrowLeft', 'Home', 'PageUp'].flatMap((key) => towards(regions, at as RegionView, key) ?? [])));
    }
    expect(seen.size).toBe(regions.length);
  }
  const { view } = await first();
  expect(towards(view.regions, view.regions[0] as RegionView, 'Enter')).toBeUndefined();
  // In the middle of the board, up and down again is where one was.
  const middle = view.regions.find((each) => neighbours(view.regions, each).length === 6) as RegionView;
  expect(towards(view.regions, towards(view.regions, middle, 'ArrowUp') as RegionView, 'ArrowDown')).toBe(middle);
});

test('a region says its land, who is there, and what lies around it', async () => {
  const { view } = await first();
  const middle = view.regions.find((each) => neighbours(view.regions, each).length === 6 && each.terrain !== 'village') as RegionView;
  Object.assign(middle, { owner: 0, pieces: ['army'] });
  expect(describeRegion(view, middle)).toBe(`${middle.name}: ${middle.terrain}, you: army`);
  const right = towards(view.regions, middle, 'ArrowRight') as RegionView;
  const left = towards(view.regions, middle, 'ArrowLeft') as RegionView;
  Object.assign(right, { owner: 1, pieces: ['ship'] });
  const words = describeNeighbours(view, middle);
  expect(words).toContain(`, right ${right.name} ${right.terrain} red, `);
  expect(words.endsWith(`, left ${left.name} ${left.terrain}`)).toBe(true);
  expect(words.split(', ')).toHaveLength(6);
});

test('a village says what is missing and who would win it, as the engine says it', async () => {
  const { view } = await first();
  const village = view.regions.find((each) => each.terrain === 'village') as RegionView;
  expect(village).toMatchObject({ open: neighbours(view.regions, village).length, leaders: [] });
  expect(describeRegion(view, { ...village, open: 3, leaders: [] })).toContain(', 3 regions around it still empty');
  expect(describeRegion(view, { ...village, open: 1, leaders: [1] })).toMatch(/: it falls when the last empty region .*, would go to red/);
});

test('things of the page’s own texts are marked, and drawn', () => {
  expect(marked('a ship, 2 {gold:gold} per card')).toEqual(['a ship, ', ['thing', 'gold', 'gold', 2], ' per card']);
  expect(unmarked('a ship, 2 {gold:gold} per card')).toBe('a ship, 2 gold per card');
  expect(plain(marked('{vp:PV} ou {gold:ors}'))).toBe('PV ou ors');
  expect(drawn(marked('Perdez 1 {vp:PV}\u00a0: c’est tout'))).toEqual(['Perdez ', { icon: 'vp', word: 'PV', before: '1 ', after: '\u00a0:' }, ' c’est tout']);
  expect(drawn(marked('Perdez 1 {vp:PV}\u202f; pas plus'))).toEqual(['Perdez ', { icon: 'vp', word: 'PV', before: '1 ', after: '\u202f;' }, ' pas plus']);
  expect(drawn(marked('une barque vide d’{clay:argile}.'))).toEqual(['une barque vide d’argile.']);
});

test('cards say where their things stand', () => {
  const ship = face('commercial-sailing-ship-wheat');
  expect(drawn(ship?.text.en ?? []).flatMap((part) => (typeof part === 'string' ? [] : [part.before + part.icon]))).toEqual(['wheat', '4 gold']);
  expect(plain(ship?.text.fr ?? [])).toBe('Vendez autant de blés que vous voulez pour 4 ors chacun.');
});

test('a click that does nothing says why, as the engine says it', async () => {
  const position = await first();
  const { choice, view } = position;
  const card = view.hand?.[0];
  if (!choice || !card) throw new Error('no card');
  const refused = (refusal: object) => whyNotCard({ ...position, choice: { ...choice, refused: [{ why: '', things: [card.card], ...refusal }] } }, face(card.face));
  expect(refused({ why: 'gold', n: 8 })).toBe('You cannot pay for it: that would take 8 gold, and you have 5.');
  expect(refused({ why: 'piece' })).toContain('An offering can bring one');
  expect(refused({ why: 'columns', n: 1, columns: [0, 3] })).toContain('1 card in each other column; short: the maritime column, the civil column');
  expect(refused({ why: 'place_with', n: 2 })).toContain('a region of yours with 2 or more pieces');
  expect(whyNotCard(position, face('temple-of-neptune'))).toBe('This card cannot be chosen now.');
  expect(whyNotRegion(position, 0)).toContain('card');
  expect(whyNotRegion({ ...position, asked: [1] }, 0)).toBe('It is not your turn.');
  const land = view.regions.find((each) => each.terrain === 'field') as RegionView;
  const place = { prompt: 'place', kind: 'region', question: '?', options: [], refused: [{ why: 'needs_sea', things: [land.region] }] };
  expect(whyNotRegion({ ...position, choice: place }, land.region)).toBe('Ships stand in the sea.');
});

// By what the engine can say; a new reason needs its words.
test('every reason of the engine has words', async () => {
  const reasons = new Set<string>();
  for (const egypt of ['none', 'all'])
    for (let seed = 1n; seed < 5n; ++seed) {
      const room = (await engine.call('room_new', 'deus', JSON.stringify({ players: '2', egypt }), seed, '')).number;
      for (let luck = seed; ; ++luck) {
        const asked = (await engine.call('room_asked', room)).number;
        if (asked < 0) break;
        const { choice } = receivedText<PositionMessage>((await engine.call('room_position', room, asked, 'en', 1 << 20)).text ?? '');
        for (const { why } of choice?.refused ?? []) reasons.add(why);
        await engine.call('room_bot', room, 'random', luck);
      }
      await engine.call('room_free', room);
    }
  expect(reasons.size).toBeGreaterThan(5);
  for (const why of reasons) expect(tOf('refused', why, { n: 2, region: 'b2', piece: 'ship', columns: '', have: 0 }), why).not.toContain('refused.');
}, 60000);

test('a record travels in a link', async () => {
  const text = 'pantheon record\ngame: deus\nplayer blue: Zoé ⚒\n';
  expect(await unpack(await pack(text))).toBe(text);
});

test('every card can be drawn', () => {
  expect(faces.length).toBeGreaterThan(100);
  for (const each of faces) for (const lang of ['en', 'fr'] as const) expect(plain(each.text[lang]).length, each.id).toBeGreaterThan(5);
});

test('the clock counts for the seat that is asked', () => {
  const clock = { move: 120000, game: 3600000, used: [600000, 0], since: 1000, now: 11000 };
  expect(timeLeft(clock, 0, true, 5000)).toBe(105000);
  expect(timeLeft(clock, 1, false, 5000)).toBe(3600000);
  // What was used is told up to now; the time for the move counts from the beginning.
  expect(timeLeft({ ...clock, move: null }, 0, true, 5000)).toBe(2995000);
  expect(timeLeft({ ...clock, game: null }, 1, false, 0)).toBeNull();
  expect([105000, 3700000, 260000000].map(timeWords)).toEqual(['1:45', '1:01 h', '3 d']);
});

test('things that are taken one by one are one question: what there was, what is taken, how many are left', () => {
  const choice = (more: number, ...options: number[]) => ({ prompt: 'take_resource', kind: 'resource', one_by_one: true, question: '', card: 7, more, options: options.map((option) => ({ option, words: '' })) });
  const first = choice(2, 0, 1, 3);
  expect(takingOf(first, [])).toMatchObject({ taken: [], more: 2, must: true });
  const step = { choice: first, option: 1, words: '', log: 1 };
  expect(takingOf(choice(1, 1, 3), [step])).toMatchObject({ options: first.options, taken: [1], more: 1 });
  expect(takingOf(choice(1, 1, 3), [{ ...step, option: 127 }])).toMatchObject({ taken: [] });
  // The same card once more, and another card.
  expect(takingOf(choice(2, 0, 1), [step])).toMatchObject({ taken: [] });
  const another = { ...choice(1, 0, 1), card: 8 };
  expect(takingOf(another, [step])).toMatchObject({ taken: [] });
  expect(takingOf({ ...first, options: [...first.options, { option: 127, words: 'enough' }] }, [])).toMatchObject({ must: false });
  // What may be taken no more keeps its place.
  expect(takingOf(choice(1, 0, 3), [step])?.options.map((each) => each.option)).toEqual([0, 1, 3]);
  const { one_by_one, ...once } = first;
  expect(one_by_one && takingOf(once, [])).toBe(null);
});

test('a question is about a card, or about a god who gives', async () => {
  const position = await first();
  const [card] = position.view.hand ?? [];
  if (!card || !position.choice) throw new Error('no card');
  const asks = (choice: object) => subjectOf({ ...position, choice: { ...(position.choice as Choice), ...choice } });
  expect(asks({ prompt: 'payment', card: card.card })).toMatchObject({ card: card.card });
  expect(asks({ prompt: 'take_piece', god: 4 })).toEqual({ god: 'military' });
  expect(asks({ prompt: 'offer_more', god: 4 })).toBe(null);
  expect(asks({})).toBe(null);
});
