// What is heard: own steps with their result, the others' turns once, the question with its options; in both languages.
import { saying } from '../src/shell/words/said';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import cards from '../src/games/deus/cards/cards.json';
import { fillDeck, type CardFace } from '../src/games/deus/cards/deck.svelte';
import { DeusTeller } from '../src/games/deus/table/teller';
import { Announcer } from '../src/shell/table/announce';
import { LocalTable } from '../src/shell/table/local';
import type { GameEvent, Option, PositionMessage } from '../src/games/deus/table/messages';
import type { Step } from '../src/shell/table/step';
import { Sitting } from '../src/shell/table/sitting.svelte';
import { language, speak } from '../src/shell/words/words.svelte';
import { engine, plan, Watcher } from './room';

let start: PositionMessage;
beforeAll(async () => {
  fillDeck(cards as unknown as CardFace[], false);
  const watcher = new Watcher(await LocalTable.open(engine, plan(['person', 'bot']), { seed: 21n }, 'en'));
  await watcher.quiet();
  const sitting = new Sitting(watcher.table);
  await watcher.quiet();
  start = structuredClone(sitting.position as PositionMessage);
  sitting.close();
  (start.view.players[0] ?? { name: '' }).name = 'Ada';
  (start.view.players[1] ?? { name: '' }).name = 'Livia';
});
beforeEach(() => speak('en'));

// What the engine's table says of these questions.
const regions = ['place', 'place_temple', 'choose_region', 'choose_village', 'choose_army', 'move', 'regroup'];
const rowOf = (prompt: string) => ({
  kind: regions.includes(prompt) ? 'region' : ['turn', 'choose_card', 'offer_top', 'offer_more'].includes(prompt) ? 'card' : 'other',
  ...(['take_resource', 'take_piece', 'start_piece', 'give_back', 'buy', 'sell_mix', 'regroup', 'offer_more'].includes(prompt) ? { one_by_one: true } : {}),
});

// A game that is told step by step: what changes is changed by hand.
class Told {
  announcer = new Announcer(new DeusTeller());
  position = structuredClone(start);
  log: GameEvent[] = [{ number: 1, what: 'turn_begins', begins_turn: true, seat: 0, n: 1, words: 'round 1: Ada' }];
  steps: Step[] = [];
  marked: number[] = [];
  me = this.position.view.players[0] as (typeof this.position.view.players)[0];
  other = this.position.view.players[1] as (typeof this.position.view.players)[0];
  get words(): string {
    const numbered = new Map((this.position.choice?.options ?? []).map((option, i) => [option.option, i + 1]));
    return this.announcer.tell(structuredClone({ position: this.position, log: this.log, steps: this.steps, numbered, marked: this.marked }));
  }
  happens(what: string, more: Partial<GameEvent> = {}): this {
    this.log.push({ number: this.position.log + 1, what, seat: 0, words: `${what} happened`, ...(what === 'turn_begins' ? { begins_turn: true } : {}), ...more });
    return this;
  }
  asks(prompt: string, question: string, options: (string | Option)[], more: object = {}): this {
    this.position.choice = { prompt, ...rowOf(prompt), question, options: options.map((each, option) => (typeof each === 'string' ? { option, words: each } : each)), ...more };
    return this;
  }
  // The player answers the open question; what comes of it is said by what follows.
  answers(words: string, option = 0): this {
    if (!this.position.choice) throw new Error('nothing is asked');
    this.steps = [...this.steps, { choice: structuredClone(this.position.choice), option, words, log: this.position.log }];
    this.position.tentative = { ...this.position.tentative, answers: this.steps.length, can_undo: true };
    return this;
  }
  complete(): this {
    this.position.choice = null;
    this.position.tentative = { ...this.position.tentative, can_confirm: true, next: 1 };
    this.position.events = [{ number: this.position.log + 1, what: 'turn_begins', begins_turn: true, seat: 1, words: '' }];
    return this;
  }
  // Entries of the log: one's own answers are firm, or another's.
  firm(asked: number): this {
    this.position.log += 1;
    this.steps = [];
    this.position.tentative = { answers: 0, can_undo: false, can_redo: false, can_confirm: false };
    this.position.asked = [asked];
    return this;
  }
}
function begun(): Told {
  const told = new Told();
  void told.words;
  return told;
}
const done = { option: 127, words: 'take no more' };

test('the first words say whose turn it is, the question and its options', () => {
  const told = new Told();
  expect(told.words).toBe('Round 1, your move. Build a card, or make an offering? 3 cards; or 4, offer. S tells what you have, Q asks again.');
  // The same position once more, as after a change of language: nothing is said twice.
  expect(told.words).toBe('');
});

test('an answer without a result is repeated, and the card is named once', () => {
  const told = begun();
  told.answers('build War Elephants', 76).asks('payment', 'How do you pay?', [{ option: 0, ...saying(['paying ', ['thing', 'clay', 'clay']]) }, { option: 1, ...saying(['paying ', ['thing', 'gold', 'gold', 4]]) }], { card: 76 });
  expect(told.words).toBe('Build War Elephants. How do you pay? 2 options: 1, clay; 2, 4 gold.');
  told.answers('paying clay').asks('place', 'Where does the building go?', [{ option: 5, words: 'at a1' }, { option: 6, words: 'at a2', points: 3 }], { card: 76 });
  expect(told.words).toBe('Paying clay. War Elephants: where does the building go? 2 regions: a1, a2 −3 VP.');
});

test('answers that are given together are repeated together', () => {
  const told = begun();
  told.answers('build War Elephants', 76).asks('payment', 'How do you pay?', ['paying clay'], { card: 76 });
  told.answers('paying clay').asks('place', 'Where does the building go?', [{ option: 5, words: 'at a1' }], { card: 76 });
  expect(told.words).toBe('Build War Elephants, paying clay. Where does the building go? 1 region: a1.');
});

test('an own step says what was done, what was paid of how much, and what else changed', () => {
  const told = begun();
  told.me.gold = 5;
  told.me.resources.clay = 1;
  told.me.stock.army = 2;
  const game = Object.assign(new Told(), { position: told.position, me: told.me });
  void game.words;
  game.answers('at e5', 27).happens('built', { card: 76 }).happens('paid', { thing: 4, n: 2 }).happens('placed', { thing: 4, region: 27 }).happens('activated', { card: 76 });
  game.happens('gained', { thing: 2, n: 1 });
  Object.assign(game.me, { gold: 3 });
  game.me.resources.clay = 2;
  game.me.stock.army = 1;
  game.complete();
  expect(game.words).toBe('You built War Elephants, paid 2 gold of 5, placed an army in e5; clay from 1 to 2, ready: army from 2 to 1. Move complete, Enter confirms.');
});

test('what was paid and gained at once says the sum', () => {
  const told = begun();
  const gold = told.me.gold;
  told.answers('x').happens('paid', { thing: 4, n: 2 }).happens('gained', { thing: 4, n: 6 }).complete();
  told.me.gold = gold + 4;
  told.me.vp += 3;
  expect(told.words).toBe(`You paid 2 gold; gold from ${gold} to ${gold + 4}, victory points from ${told.me.vp - 3} to ${told.me.vp}. Move complete, Enter confirms.`);
});

test('things taken one by one grow, and are told in sum at the end', () => {
  const told = begun();
  const resources = ['take wheat', 'take wood', 'take clay', 'take stone'];
  told.answers('offer').asks('take_resource', 'Which resource do you take?', resources, { god: 1, more: 3 });
  expect(told.words).toBe('Offer. Ceres: which resource do you take? 4 options: 1, wheat; 2, wood; 3, clay; 4, stone.');
  const wood = told.me.resources.wood;
  for (const more of [2, 1]) {
    told.answers('take wood', 1).happens('gained', { thing: 1, n: 1 }).asks('take_resource', 'Which resource do you take?', resources, { god: 1, more });
    told.me.resources.wood += 1;
    expect(told.words).toBe(more === 2 ? 'Taken: wood; 2 more. 4 options.' : 'Taken: wood, wood; 1 more. 4 options.');
  }
  told.answers('take stone', 3).happens('gained', { thing: 3, n: 1 }).complete();
  told.me.resources.stone += 1;
  expect(told.words).toBe(`Wood from ${wood} to ${wood + 2}, stone from ${told.me.resources.stone - 1} to ${told.me.resources.stone}. Move complete, Enter confirms.`);
});

test('one may stop: that is no option among the others', () => {
  const told = begun();
  told.answers('x').asks('take_piece', 'Which piece do you take?', ['take ship', 'take production', done], { god: 4, more: 2 });
  expect(told.words).toMatch(/2 options: 1, ship; 2, production building; or 3, take no more\.$/);
  told.answers('take ship').asks('take_piece', 'Which piece do you take?', ['take ship', done], { god: 4, more: 1 });
  expect(told.words).toBe('Taken: ship; up to 1 more. 1 option; or 2, take no more.');
});

test('an offering is told as it grows, with its god, and at the end with all its cards', () => {
  const told = begun();
  const hand = told.position.view.hand ?? [];
  const [top, second, third] = hand;
  if (!top || !second || !third) throw new Error('no hand');
  const names = hand.map((card) => (cards as unknown as CardFace[]).find((face) => face.id === card.face)?.name.en ?? '');
  told.answers('offer', 126).asks('offer_top', 'Which card lies on top of the offering?', hand.map((card) => ({ option: card.card, words: '' })));
  expect(told.words).toBe('Offer. Which card lies on top of the offering? 5 cards.');
  told.answers('on top', top.card).asks('offer_more', 'Which card joins the offering?', [], { god: 1 });
  told.position.view.hand = hand.slice(1);
  expect(told.words).toBe(`Offering to Ceres: 1 card, ${names[0]}. 4 more cards can join: numbers mark them, O and Enter offer.`);
  told.marked = [second.card];
  expect(told.words).toBe(`Offering to Ceres: 2 cards, ${names[0]} and ${names[1]}.`);
  told.marked = [second.card, third.card];
  expect(told.words).toBe(`Offering to Ceres: 3 cards, ${names[0]}, ${names[1]} and ${names[2]}.`);
  told.marked = [third.card];
  expect(told.words).toBe(`Offering to Ceres: 2 cards, ${names[0]} and ${names[2]}.`);
  // Given together, and firm at once, because cards were drawn.
  told.happens('offered', { card: top.card, n: 2 }).happens('invoked', { thing: 1 }).happens('drew', { card: 56 }).happens('drew', { card: 3 });
  told.position.view.hand = [...hand.slice(1, 2), ...hand.slice(3), { card: 56, face: 'forum' }, { card: 3, face: 'galley' }];
  told.marked = [];
  told.happens('turn_begins', { seat: 1, n: 1 }).firm(1);
  told.position.choice = null;
  expect(told.words).toBe(`You offered ${names[0]} and ${names[2]}, invoked Ceres, drew Forum and Galley. Livia is thinking…`);
});

test('an offering that shows what it brings only when it is confirmed is told with its cards', () => {
  const told = begun();
  const [top, second] = told.position.view.hand ?? [];
  const name = (card = top) => (cards as unknown as CardFace[]).find((face) => face.id === card?.face)?.name.en ?? '';
  told.answers('offer', 126).asks('offer_top', 'Which card lies on top of the offering?', []);
  told.answers('on top', top?.card).asks('offer_more', 'Which card joins the offering?', [], { god: 3 });
  void told.words;
  told.answers('and', second?.card).answers('no more', 127).complete();
  delete told.position.tentative.next;
  expect(told.words).toBe(`Offering to Vesta: 2 cards, ${name()} and ${name(second)}. Confirm to see what is hidden.`);
});

test('the same done several times is told once', () => {
  const told = begun();
  told.answers('x').happens('moved', { region: 27 }).happens('moved', { region: 26 }).happens('market_moved', { thing: 0, n: 4 }).happens('market_moved', { thing: 3, n: 6 }).complete();
  expect(told.words).toMatch(/^You moved armies to e5 and e4, moved the market: wheat at 4 gold and stone at 6 gold\./);
});

test('what the difference does not show is told: villages, armies, thefts, the end', () => {
  const told = begun();
  told.answers('x').happens('moved', { from: 27, region: 26 }).happens('village_fell', { seat: undefined as never, words: 'the village at d3 falls' });
  told.happens('village_won', { region: 10, n: 4 }).happens('village_won', { seat: 1, region: 10, n: 2 }).happens('stole', { thing: 4, n: 3, other: 1 });
  told.complete();
  told.me.vp += 4;
  const words = told.words;
  expect(words).toMatch(/^You moved a piece from e5 to e4, won 4 VP from the village in \w\d, stole 3 gold from Livia; victory points from 5 to 9\. /);
  expect(words).toContain('The village at d3 falls. Livia won 2 VP from the village in');
});

test('tokens of others say where they lie, and whose it is', () => {
  const told = begun();
  told.firm(1);
  void told.words;
  told.happens('turn_begins', { seat: 1 }).happens('garrisoned', { seat: 1, other: 0, thing: 0 }).happens('besieged', { seat: 1, other: 0, thing: 4 });
  told.happens('turn_begins', { seat: 0 }).firm(0);
  expect(told.words).toMatch(/^Livia put a combat token on the maritime column, yours, put a combat token on your stack: army\. Round/);
});

test('undo says what was undone and asks again, without the news of the others', () => {
  const told = begun();
  const turn = structuredClone(told.position.choice);
  told.answers('build Legion', 73).asks('payment', 'How do you pay?', ['paying wheat'], { card: 73 });
  void told.words;
  told.steps = [];
  told.position.choice = turn;
  told.position.tentative = { ...told.position.tentative, answers: 0, can_undo: false };
  expect(told.words).toBe('Undone: build Legion. Build a card, or make an offering? 3 cards; or 4, offer.');
  // Another card instead, in one go.
  told.answers('build Legion', 73);
  void told.words;
  told.steps = [];
  told.position.choice = turn;
  told.answers('build War Elephants', 76).asks('payment', 'How do you pay?', ['paying clay'], { card: 76 });
  expect(told.words).toMatch(/^Undone: build Legion\. Build War Elephants\. How do you pay\?/);
});

test('begun anew: all steps of the turn are gone', () => {
  const told = begun();
  const turn = structuredClone(told.position.choice);
  told.answers('build Legion', 73).asks('payment', 'How do you pay?', ['paying wheat'], { card: 73 });
  void told.words;
  told.answers('paying wheat').asks('place', 'Where does the building go?', ['at a1']);
  void told.words;
  const two = [structuredClone(told.position), [...told.steps]] as const;
  told.steps = [];
  told.position.choice = turn;
  told.position.tentative = { answers: 0, can_undo: false, can_redo: true, can_confirm: false };
  expect(told.words).toMatch(/^Undone: build Legion, paying wheat\. Build a card/);
  told.position = two[0];
  told.steps = [...two[1]];
  void told.words;
  told.answers('at a1').complete();
  void told.words;
  told.steps = [];
  told.position.choice = turn;
  told.position.tentative = { answers: 0, can_undo: false, can_redo: true, can_confirm: false };
  expect(told.words).toMatch(/^Back to the beginning\. Build a card/);
});

test('a confirmed turn is not told again; the turn of another once, in sum, when it is over', () => {
  const told = begun();
  told.answers('at e5').happens('built', { card: 76 }).happens('turn_begins', { seat: 1, n: 1 }).complete();
  expect(told.words).toMatch(/^You built War Elephants\. Move complete/);
  told.firm(1);
  told.position.choice = null;
  expect(told.words).toBe('Confirmed. Livia is thinking…');
  // In the middle of it nothing is said.
  told.position.log += 1;
  told.happens('built', { seat: 1, card: 73 }).happens('paid', { seat: 1, thing: 0, n: 1 }).happens('placed', { seat: 1, thing: 4, region: 16 });
  expect(told.words).toBe('');
  told.other.columns.military.push({ card: 73, face: 'legion' });
  told.happens('stole', { seat: 1, other: 0, thing: 4, n: 2 }).happens('turn_begins', { seat: 0, n: 2 }).firm(0);
  told.asks('turn', 'Build a card, or make an offering?', [{ option: 126, words: 'offer' }]);
  told.other.resources.wheat -= 1;
  const [gold, theirs] = [told.me.gold, told.other.gold];
  told.me.gold -= 2;
  told.other.gold += 2;
  told.other.vp += 3;
  told.position.view.round = 2;
  expect(told.words).toBe(`Livia built Legion, placed an army in f2, stole 2 gold from you; gold from ${theirs} to ${theirs + 2}, resources from ${told.other.resources.wheat + 1 + 3} to ${told.other.resources.wheat + 3}, 3 VP more. For you: gold from ${gold} to ${gold - 2}. Round 2, your move. Build a card, or make an offering? 1 option: 1, offer.`);
  expect(told.words).toBe('');
});

test('an offering that is forced says so', () => {
  const told = begun();
  told.firm(1);
  void told.words;
  told.happens('turn_begins', { seat: 1, n: 1 }).happens('invoked', { seat: 1, thing: 3 }).happens('turn_begins', { seat: 0, n: 2 }).firm(0);
  told.asks('offer_top', 'Which card lies on top of the offering?', [{ option: 1, words: '' }]);
  expect(told.words).toContain('your move. You cannot build anything now: this turn is an offering. Which card lies on top of the offering? 1 card.');
});

test('the game went back: nothing of the turns that were undone is told', () => {
  const told = begun();
  const before = [...told.log];
  told.firm(1).happens('built', { seat: 1, card: 73 }).happens('turn_begins', { seat: 0, n: 2 });
  told.firm(0);
  void told.words;
  // The log holds no more what was undone.
  told.log = before;
  told.happens('took_back', { words: 'the game goes back' }).firm(0);
  expect(told.words).toMatch(/^The game went back\. Round 1, your move\. Build a card/);
});

test('the end says who won, and does not read the scoring', () => {
  const told = begun();
  const over = (scores: number[], ranks: number[]) => {
    told.happens('temple_scored', { card: 1, n: 12 }).happens('game_over', { seat: undefined as never }).firm(0);
    Object.assign(told.position, { state: 'over', result: { scores, ranks }, choice: null });
    told.position.asked = [];
    return told.words;
  };
  expect(over([46, 40], [1, 2])).toBe('Game over. You 46, Livia 40: you win!');
  expect(over([30, 40], [2, 1])).toBe('Game over. You 30, Livia 40: Livia wins!');
  expect(over([40, 40], [1, 1])).toBe('Game over. You 40, Livia 40. A shared victory: you and Livia.');
});

test('a seat that comes back hears what was drawn for it, and what happened since', () => {
  const told = begun();
  told.answers('x').happens('drew', { card: 56 }).happens('turn_begins', { seat: 1, n: 1 });
  // Ben looks meanwhile.
  const ben = structuredClone(told.position);
  ben.view.seat = 1;
  ben.asked = [1];
  expect(told.announcer.tell({ position: ben, log: [], steps: [], numbered: new Map(), marked: [] })).toMatch(/^Round 1, your move/);
  told.happens('built', { seat: 1, card: 73 }).happens('turn_begins', { seat: 0, n: 2 }).firm(0);
  told.position.view.hand?.push({ card: 56, face: 'forum' });
  told.other.columns.military.push({ card: 73, face: 'legion' });
  expect(told.words).toMatch(/^You drew Forum\. Livia built Legion\. Round 1, your move\./);
});

test('what one has, and the question once more', () => {
  const told = begun();
  const moment = { position: told.position, log: told.log, steps: [], numbered: new Map([[126, 4]]), marked: [] };
  expect(told.announcer.state(moment)).toMatch(/^You have \d+ VP, \d+ gold, .* and 1 stone\. Ready: ship 2, .*, army 2\. In hand: .* and Temple of Mars\.$/);
  expect(told.announcer.again(moment)).toBe('Build a card, or make an offering? 3 cards; or 4, offer.');
});

test('the same in French', async () => {
  await speak('fr');
  const told = begun();
  told.me.gold = 5;
  void told.words;
  const game = Object.assign(new Told(), { position: told.position, me: told.me });
  expect(game.words).toMatch(/^Manche 1, à vous de jouer\. /);
  game.answers('en e5', 27).happens('built', { card: 76 }).happens('paid', { thing: 4, n: 2 }).happens('placed', { thing: 4, region: 27 });
  game.me.gold = 3;
  game.me.resources.clay += 1;
  game.complete();
  expect(game.words).toBe(`Vous avez construit Éléphants de guerre, payé 2 ors sur 5, placé une armée en e5 ; argile de ${game.me.resources.clay - 1} à ${game.me.resources.clay}. Coup terminé, Entrée le confirme.`);
});

// Plays a game by chance and gives what was heard.
async function heard(options: Record<string, string>, seats: ('person' | 'bot')[], seed: bigint): Promise<{ did: string; words: string }[]> {
  const laid = plan(seats, options);
  for (const seat of laid.seats) if (seat.kind === 'bot') seat.player = 'random';
  const watcher = new Watcher(await LocalTable.open(engine, laid, { seed }, language()));
  await watcher.quiet();
  const sitting = new Sitting(watcher.table);
  const announcer = new Announcer(new DeusTeller());
  const transcript: { did: string; words: string }[] = [];
  let did = '';
  const listen = (): void => {
    const position = sitting.position;
    if (!position) return;
    const numbered = new Map((position.choice?.options ?? []).map((option, i) => [option.option, i + 1]));
    const words = announcer.tell({ position, log: sitting.log, steps: sitting.steps, numbered, marked: [] });
    if (!words) return;
    transcript.push({ did, words });
    did = '';
  };
  watcher.table.listen(listen);
  await watcher.quiet();
  let state = Number(seed);
  const random = (): number => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  for (let i = 0; i < 3000 && sitting.position?.state !== 'over'; ++i) {
    const { choice, tentative } = sitting.position ?? {};
    if (tentative?.can_undo && random() < 0.04) {
      did = '(undo)';
      await sitting.turn('undo');
    } else if (choice) {
      const option = choice.options[Math.floor(random() * choice.options.length)] as Option;
      did = `(${option.words})`;
      await sitting.answer(option.option);
    } else if (tentative?.can_confirm) {
      did = '(confirm)';
      await sitting.turn('confirm');
    }
    await watcher.quiet();
    // What followed by itself is shown only at its end.
    listen();
    expect(did, 'a step without a word').toBe('');
  }
  sitting.close();
  return transcript;
}

for (const { name, spoken, options, seats, seed } of [
  { name: 'base, in English', spoken: 'en', options: {}, seats: ['person', 'bot'], seed: 5n },
  { name: 'Egypt, in French', spoken: 'fr', options: { egypt: 'all' }, seats: ['person', 'bot', 'bot'], seed: 7n },
] as const)
  test(`every step of a whole game is heard: ${name}`, async () => {
    await speak(spoken);
    const transcript = await heard({ ...options }, [...seats], seed);
    expect(transcript.length).toBeGreaterThan(50);
    for (const { words } of transcript) {
      expect(words).toMatch(/^\p{Lu}.*[.!?…]$/su);
      expect(words).not.toMatch(/[{}]|undefined| {2}|\.\.|: [.,;]|, ,/);
      expect(words.length, words).toBeLessThan(600);
    }
    expect(transcript.at(-1)?.words).toMatch(spoken === 'en' ? /Game over\. / : /Partie finie\. /);
  });
