// A seat at a table of a service, over a socket that comes back by itself when it is lost.
import { checked, learnShapes, NotUnderstood } from './checked';
import type { Language, PositionMessage, Push, Reply, Request, TableMessage } from './messages';
import { t } from '../words/words.svelte';
import { apiBase } from './service';
import type { Link, Table } from './table';

function socketAddress(): string {
  const address = new URL('socket', apiBase);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

// What a person did is kept through a lost connection; greetings are said anew.
function isForLater(message: object): boolean {
  return 'do' in message && message.do !== 'hello' && message.do !== 'ping';
}

const steps = new Set(['answer', 'undo', 'redo', 'restart', 'confirm']);
function changesPosition(message: object): boolean {
  return 'do' in message && typeof message.do === 'string' && steps.has(message.do);
}

export class RemoteTable implements Table {
  readonly local = false;
  // Told of every table message, once there is a seat or a bench: the browser remembers where it sits.
  keep: (table: TableMessage, token: string) => void = () => {};
  #token: string;
  // With an invitation one may only sit down; the secret shows that it was here that somebody did.
  #secret: string;
  #language: Language;
  #socket: WebSocket | null = null;
  #hearers = new Set<(push: Push) => void>();
  #linkHearers = new Set<(link: Link) => void>();
  #link: Link = 'joining';
  #waiting = new Map<number, { message: object; answer: (reply: Reply) => void }>();
  // Asked while there was no connection, or lost with it: sent again when it is back. A request that did arrive is
  // recognised by its number, or a line of chat by its name, and changes nothing the second time.
  #unsent: { message: object; answer: (reply: Reply) => void }[] = [];
  // Answers of the service that wait for the position they lead to.
  #held: (() => void)[] = [];
  #next = 1;
  #log: number | null = null;
  #table: TableMessage | null = null;
  #closed = false;
  #wait = 250;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(token: string, language: Language, secret: string) {
    this.#token = token;
    this.#secret = secret;
    this.#language = language;
    this.#connect();
    addEventListener('online', this.#hurry);
  }

  #hurry = () => {
    if (this.#link === 'lost' && !this.#closed) this.#connect();
  };

  #setLink(link: Link): void {
    this.#link = link;
    for (const hear of this.#linkHearers) hear(link);
  }

  #connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(socketAddress());
    this.#socket = socket;
    socket.onopen = () => {
      const hello = { do: 'hello', token: this.#token, secret: this.#secret, lang: this.#language, ...(this.#log === null ? {} : { last: this.#log }) };
      void this.#send(hello).then((reply) => {
        if (reply.ok) {
          this.#wait = 250;
          this.#setLink('here');
          for (const { message, answer } of this.#unsent.splice(0)) void this.#send(message).then((again) => answer(!again.ok && again.code === 'stale' ? { ok: true } : again));
        } else {
          this.#closed = true;
          this.#setLink('gone');
          this.#say({ say: 'bye', why: reply.code === 'taken' ? (this.#log === null ? t('open.taken') : t('open.cut_off')) : reply.code === 'unknown_token' ? t('open.no_link') : reply.error });
          socket.close();
        }
      });
      clearInterval(this.#beat);
      this.#beat = setInterval(() => void this.#send({ do: 'ping' }), 25000);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#read(event.data);
    socket.onclose = () => {
      clearInterval(this.#beat);
      this.#release();
      for (const each of this.#waiting.values()) {
        if (isForLater(each.message) && !this.#closed) this.#unsent.push(each);
        else each.answer({ ok: false, code: 'lost', error: '' });
      }
      this.#waiting.clear();
      if (this.#closed || this.#socket !== socket) return;
      this.#setLink('lost');
      setTimeout(() => this.#hurry(), this.#wait);
      this.#wait = Math.min(this.#wait * 1.7, 8000);
    };
  }

  #read(text: string): void {
    const message = JSON.parse(text) as ({ re: number } & Reply) | Push;
    if ('re' in message) {
      const asked = this.#waiting.get(message.re);
      this.#waiting.delete(message.re);
      this.#takeToken(message);
      // The position that it leads to is on its way: whoever asked goes on from there.
      if (asked && message.ok && changesPosition(asked.message)) this.#held.push(() => asked.answer(message));
      else asked?.answer(message);
      return;
    }
    const push = this.#understood(message);
    if (!push) return;
    if (push.say === 'position') this.#log = push.log;
    if (push.say === 'table') {
      if (this.#table?.game !== push.game) void learnShapes(push.game);
      this.#table = push;
      this.#keep();
    }
    this.#say(push);
    if (push.say === 'position') this.#release();
  }

  #understood(message: { say: string }): Push | null {
    try {
      return checked(message);
    } catch (problem) {
      if (!(problem instanceof NotUnderstood)) throw problem;
      this.#say({ say: 'notice', text: t('link.not_understood', { where: problem.message }) });
      return null;
    }
  }

  #release(): void {
    for (const answer of this.#held.splice(0)) answer();
  }

  // Whoever sits down with an invitation is told the token of the seat, which opens it from then on.
  #takeToken(reply: Reply): void {
    if (!reply.ok || typeof reply['token'] !== 'string') return;
    this.#token = reply['token'];
    this.#keep();
  }

  #keep(): void {
    const table = this.#table;
    if (table && (table.you === null || table.seats[table.you]?.joined)) this.keep(table, this.#token);
  }

  get token(): string {
    return this.#token;
  }

  #say(push: Push): void {
    for (const hear of this.#hearers) hear(push);
  }

  #send(message: object): Promise<Reply> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN || (this.#link !== 'here' && isForLater(message))) {
      if (!isForLater(message) || this.#closed) return Promise.resolve({ ok: false, code: 'lost', error: '' });
      return new Promise((answer) => this.#unsent.push({ message, answer }));
    }
    const id = this.#next++;
    return new Promise((answer) => {
      this.#waiting.set(id, { message, answer });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  listen(hear: (push: Push) => void): () => void {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  }

  onLink(hear: (link: Link) => void): () => void {
    this.#linkHearers.add(hear);
    hear(this.#link);
    return () => this.#linkHearers.delete(hear);
  }

  onCurtain(): () => void {
    return () => {};
  }

  liftCurtain(): void {}

  async ask(request: Request): Promise<Reply> {
    if (request.do === 'settings' && request.lang) {
      if (request.lang === this.#language && !request.confirm) return { ok: true };
      this.#language = request.lang;
    }
    // Should the answer be lost, the old link and this secret bring the new one.
    if (request.do === 'sit' && request.secret) this.#secret = request.secret;
    const reply = await this.#send(request.do === 'chat' ? { ...request, line: crypto.randomUUID() } : request);
    // The words of what has happened come again in the new language.
    if (request.do === 'settings' && request.lang && reply.ok) {
      this.#log = null;
      this.#socket?.close();
    }
    return reply;
  }

  async record(): Promise<string> {
    const reply = await fetch(new URL('record', apiBase), { headers: { Authorization: `Bearer ${this.#token}` } });
    return reply.text();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#beat);
    removeEventListener('online', this.#hurry);
    this.#socket?.close();
    this.#hearers.clear();
  }
}
