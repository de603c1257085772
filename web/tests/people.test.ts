// Names and colours of people in the place of the engine's seats.
import { beforeAll, expect, test, vi } from 'vitest';
import { labelOf } from '../src/games/deus/table/labels';
import { LocalTable } from '../src/shell/table/local';
import type { PositionMessage, SeatAt, TableMessage } from '../src/shell/table/messages';
import { drawn } from '../src/shell/look/rich';
import { plain, saying, told, type Words } from '../src/shell/words/said';
import { coloursFor, coloursOf, eventsOf, namesOf, withPeople, youAt } from '../src/shell/table/people';
import { speak } from '../src/shell/words/words.svelte';
import { openGame } from '../src/shell/current.svelte';
import { played } from './game';
import { engine, plan, Watcher } from './room';

// Some verbs and the order of some options are the game's own.
beforeAll(async () => void (await openGame('deus')));

function at(seat: number, more: Partial<SeatAt> = {}): SeatAt {
  return { seat, kind: 'person', player: null, name: '', colour: null, joined: true, here: true, stand_in: false, ...more };
}

test('who chose nothing gives way to who chose', () => {
  expect(coloursOf([at(0), at(1)])).toEqual(['blue', 'red']);
  expect(coloursOf([at(0, { colour: 'red' }), at(1)])).toEqual(['red', 'blue']);
  expect(coloursOf([at(0, { colour: 'green' }), at(1), at(2), at(3)])).toEqual(['green', 'red', 'blue', 'black']);
  expect(coloursOf([at(0, { colour: '#a0ffee' }), at(1, { colour: 'pink' })])).toEqual(['blue', 'red']);
});

test('a colour is free unless somebody sits with it', () => {
  expect(coloursFor([at(0), at(1, { joined: false })], 1)).toEqual(['red', 'green', 'black']);
  expect(coloursFor([at(0, { joined: false }), at(1, { kind: 'bot' })], 0)).toEqual(['blue', 'red', 'green', 'black']);
});

test('two of one name are told apart', () => {
  expect(namesOf([at(0, { name: 'Ada' }), at(1, { name: 'Midas' }), at(2, { name: 'Midas', colour: 'black' }), at(3)])).toEqual(['Ada', 'Midas (red)', 'Midas (black)', 'Green']);
});

test('sentences tell of people, in both languages', async () => {
  for (const [language, told] of [['en', 'Player 1 draws a card'], ['fr', 'Player 1 pioche une carte']] as const) {
    const watcher = new Watcher(await LocalTable.open(engine, plan(['person', 'bot']), { seed: 7n }, language));
    await watcher.quiet();
    const [table, first] = [watcher.tables[0], watcher.positions[0]];
    if (!table || !first) throw new Error('nothing was said');
    const named = withPeople(first, { ...table, seats: table.seats.map((seat) => ({ ...seat, colour: seat.seat === 0 ? 'green' : null })) });
    expect(named.events.map((event) => event.words)).toContain(told);
    expect(named.events.some((event) => /blue|bleu|rouge/.test(event.words))).toBe(false);
    expect(named.view.players.map((player) => [player.name, player.colour])).toEqual([['Player 0', 'green'], ['Player 1', 'red']]);
  }
});

// Whoever looks is spoken to. The verbs are all that the engine uses: a new one is looked at here first.
const spoken = {
  en: ['activate', 'build', 'can', 'draw', 'gain', 'give', 'have', 'invoke', 'lay', 'lose', 'move', 'offer', 'pay', 'place', 'put', 'score', 'sell', 'spend', 'steal', 'take', 'win'],
  fr: ['activez', 'avez', 'construisez', 'dépensez', 'déplacez', 'gagnez', 'invoquez', 'marquez', 'ne', 'offrez', 'payez', 'perdez', 'piochez', 'placez', 'portez', 'posez', 'prenez', 'remportez', 'rendez', 'vendez', 'volez'],
};
test('whoever looks is called "you", with the right form of the verb', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  for (const language of ['en', 'fr'] as const) {
    await speak(language);
    const you = language === 'en' ? 'You' : 'Vous';
    const verbs = new Set<string>();
    const touched = new Set<string>();
    for (let seed = 1n; seed < 40n && (verbs.size < spoken[language].length || touched.size < 4); ++seed) {
      const { end } = await played(2, seed, { egypt: seed % 2n ? 'none' : 'all', wildcard: 'on' }, 'random', 0, language);
      const table = { say: 'table' as const, table: '', game: 'deus', options: {}, state: 'over' as const, you: 0, seats: [at(0, { name: 'Ada' }), at(1, { name: 'Ben' })], confirm: 'turn' as const, takebacks: false };
      for (const event of eventsOf(end.events, table, youAt(table, false))) {
        expect(event.words).not.toMatch(/Ada|@/);
        if (event.seat === 0 && event.what !== 'turn_begins' && event.what !== 'end_triggered') {
          expect(event.words).toMatch(new RegExp(`^${you} `));
          verbs.add(event.words.split(' ')[1] ?? '');
        }
        if (event.other === 0) touched.add(event.words.replace(/[\d].*?(?=from|à )/, '').replace(/ ?:.*/, '').replace(/ (for|pour) (the|le) .*/, '').replace(/(votre colonne|vos [a-zâé]+) .*/u, '$1'));
      }
      expect(eventsOf(end.events, table).some((event) => event.words.startsWith('Ada '))).toBe(true);
    }
    expect([...verbs].sort()).toEqual(spoken[language]);
    expect([...touched].sort()).toEqual(language === 'en' ? ['Ben pays a toll to you', 'Ben puts a token on your column', 'Ben puts a token on your pieces', 'Ben steals from you'] : ['Ben paie un péage à vous', 'Ben pose un jeton de combat sur vos bâtiments', 'Ben pose un jeton de combat sur votre colonne', 'Ben vole à vous']);
  }
  await speak('en');
}, 120000);

test('a token lies on what is somebody’s', async () => {
  const table = { seats: [at(0, { name: 'Ada' }), at(1, { name: 'Octavia' })] } as TableMessage;
  const options = [{ option: 8, words: 'token on red ship' }, { option: 127, words: 'no token' }];
  const words = (prompt: string) => withPeople({ view: { players: [] }, events: [], choice: { prompt, question: '?', options } } as unknown as PositionMessage, table, 0).choice?.options.map((each) => each.words);
  expect(words('choose_stack')).toEqual(['token on Octavia\'s ships', 'no token']);
  expect(words('choose_column')).toEqual(['token on Octavia\'s maritime column', 'no token']);
  await speak('fr');
  expect(words('choose_stack')?.[0]).toBe('jeton de combat sur les bateaux d’Octavia');
  await speak('en');
});

test('where several people share a screen nobody is "you"', () => {
  const table = { you: 1, seats: [at(0), at(1), at(2, { kind: 'bot' })] } as TableMessage;
  expect(youAt(table, true)).toBe(null);
  expect(youAt(table, false)).toBe(1);
  expect(youAt({ ...table, seats: table.seats.slice(1) }, true)).toBe(1);
});

test('options answer their question, and points are spelt as everywhere', async () => {
  const table = { seats: [at(0), at(1)] } as TableMessage;
  const labels = (prompt: string, ...options: [number, ...Words][]) => {
    const { choice } = withPeople({ view: { players: [] }, events: [], choice: { prompt, question: '?', options: options.map(([option, ...parts]) => ({ option, ...saying(parts) })) } } as unknown as PositionMessage, table, 0);
    return choice?.options.map((each) => plain(labelOf(choice, each)));
  };
  expect(labels('god', [0, 'as Neptune'])).toEqual(['Neptune']);
  expect(labels('choose_village', [3, 'from ', ['region', 3, 'b3']], [127, 'from none'])).toEqual(['from b3', 'None']);
  expect(labels('place', [3, 'at ', ['region', 3, 'b3'], ' for ', ['thing', 'vp', 'vp', 3]])).toEqual(['at b3 for 3 VP']);
  expect(labels('payment', [0, 'paying ', ['thing', 'wood', 'wood'], ', ', ['thing', 'gold', 'gold', 4]])).toEqual(['wood, 4 gold']);
  await speak('fr');
  expect(labels('god', [0, 'comme Neptune'])).toEqual(['Neptune']);
  await speak('en');
});

test('seats are called by their names wherever they stand, and whoever looks is spoken to', async () => {
  const parts: Words = [['seat', 1, 'red'], ' ', ['form', 1, 'puts', 'put'], ' a token on ', ['form', 0, 'the pieces of ', 'your pieces'], ['seat', 0, 'blue', ''], ': ship'];
  const said = (you: number | null, names = ['Ada', 'Ben']) => plain(told(parts, names, you));
  expect([said(null), said(0), said(1)]).toEqual(['Ben puts a token on the pieces of Ada: ship', 'Ben puts a token on your pieces: ship', 'You put a token on the pieces of Ada: ship']);
  await speak('fr');
  expect(plain(told(['le pion de ', ['seat', 1, 'rouge']], ['Ben', 'Octavia'], null))).toBe('le pion d’Octavia');
  await speak('en');
});

test('things become pictures with their number, names stay words', () => {
  const words: Words = [['seat', 0, 'Ada'], ' pays ', ['thing', 'gold', 'gold', 2], ', for ', ['card', 3, 'Stone gold'], ' of d’', ['thing', 'clay', 'argile']];
  expect(drawn(words)).toEqual(['Ada pays ', { icon: 'gold', word: 'gold', before: '2 ', after: ',' }, ' for Stone gold of d’argile']);
});
