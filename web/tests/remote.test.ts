// A seat at a table of a service: what is sent again, what is kept, and when somebody who asked may go on.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Push, Reply } from '../src/shell/table/messages';

type Sent = { do: string; id: number; [member: string]: unknown };

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Sent[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  reply(more: object = {}): void {
    this.say({ re: this.sent.at(-1)?.id, ok: true, ...more });
  }
}

const seat = { kind: 'person', player: null, name: '', colour: null, here: true, stand_in: false };
const table = { say: 'table', table: 'nile', game: 'deus', options: {}, state: 'waiting', confirm: 'turn', takebacks: false, you: 1, seats: [{ ...seat, seat: 0, joined: true }, { ...seat, seat: 1, joined: false }] };
const position = { say: 'position', number: 1, hash: '', log: 1, state: 'playing', view: { game: 'nim', seat: 0, over: false, players: [] }, asked: [0], choice: null, tentative: { answers: 0, can_undo: false, can_redo: false, can_confirm: false }, events: [] };
const settle = () => new Promise((done) => setTimeout(done));
let last: () => FakeSocket;

async function come() {
  const { RemoteTable } = await import('../src/shell/table/remote');
  const remote = new RemoteTable('invitation', 'en', 'secret');
  last().onopen();
  last().reply();
  await settle();
  return remote;
}

beforeEach(() => {
  FakeSocket.all = [];
  last = () => FakeSocket.all.at(-1) as FakeSocket;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', { baseURI: 'http://localhost/' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

test('who answers goes on when the position is there that the answer leads to', async () => {
  const remote = await come();
  let reply: Reply | null = null;
  void remote.ask({ do: 'answer', number: 1, hash: 'x', option: 3 }).then((said) => (reply = said));
  last().reply();
  await settle();
  expect(reply).toBeNull();
  last().say(position);
  await settle();
  expect(reply).toMatchObject({ ok: true });
  remote.close();
});

test('whoever sits down by invitation comes back with the token of the seat', async () => {
  const remote = await come();
  const kept: string[] = [];
  remote.keep = (_, token) => kept.push(token);
  expect(last().sent[0]).toMatchObject({ do: 'hello', token: 'invitation', secret: 'secret' });
  last().say(table);
  expect(kept).toEqual([]);
  void remote.ask({ do: 'sit', name: 'Bob' });
  last().reply({ token: 'own' });
  last().say({ ...table, seats: table.seats.map((each) => ({ ...each, joined: true })) });
  await settle();
  expect(kept).toEqual(['own']);
  expect(remote.token).toBe('own');
  last().close();
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(2));
  last().onopen();
  expect(last().sent[0]).toMatchObject({ do: 'hello', token: 'own' });
  remote.close();
});

test('a line of chat that is sent again is called the same', async () => {
  const remote = await come();
  void remote.ask({ do: 'chat', text: 'hello' });
  await settle();
  const first = last().sent.at(-1);
  expect(first?.['line']).toBeTruthy();
  last().close();
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(2));
  last().onopen();
  last().reply();
  await settle();
  expect(last().sent.at(-1)).toMatchObject({ do: 'chat', text: 'hello', line: first?.['line'] });
  remote.close();
});

test('what cannot be understood is said, and nothing is made of it', async () => {
  const remote = await come();
  const heard: Push[] = [];
  remote.listen((push) => heard.push(push));
  last().say({ ...position, events: [{ number: 1, what: 'drew', words: 'a card' }] });
  last().say({ ...position, view: { ...position.view, over: 'no' } });
  last().say({ say: 'song' });
  expect(heard.map((push) => (push.say === 'notice' ? push.text : push))).toEqual([expect.stringContaining('.events[0].words is "a card"'), expect.stringContaining('.view.over is "no"'), expect.stringContaining('song')]);
  // Whatever a newer service says besides is left alone.
  last().say({ ...position, weather: 'fine' });
  expect(heard.at(-1)).toMatchObject({ say: 'position', number: 1 });
  remote.close();
});
