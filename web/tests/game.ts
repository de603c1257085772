// Whole games that bots play, for what must be true of every game.
import { LocalTable } from '../src/shell/table/local';
import { receivedText } from '../src/shell/table/received';
import type { Language, PositionMessage } from '../src/games/deus/table/messages';
import { engine, plan, Watcher } from './room';

// The end of a game as this seat is told it, with everything that happened.
export async function played(players: number, seed: bigint, options: Record<string, string> = {}, bot = 'greedy', seat = 0, language: Language = 'en'): Promise<{ end: PositionMessage; record: string }> {
  const room = (await engine.call('room_new', 'deus', JSON.stringify({ players: String(players), ...options }), seed, '')).number;
  for (let luck = seed; (await engine.call('room_asked', room)).number >= 0; ) await engine.call('room_bot', room, bot, luck++);
  const [end, record] = [(await engine.call('room_position', room, seat, language, 0)).text, (await engine.call('room_record', room)).text];
  await engine.call('room_free', room);
  if (!end || !record) throw new Error('the game did not end');
  return { end: receivedText<PositionMessage>(end), record };
}

// Answers and confirms as it comes, until `until` or the end.
export async function playOn(watcher: Watcher, until: () => boolean = () => false): Promise<void> {
  for (let steps = 0; watcher.last.state !== 'over' && steps < 4000; ++steps) {
    const { choice, number, hash, tentative } = watcher.last;
    if (tentative.can_confirm) await watcher.table.ask({ do: 'confirm', number, hash });
    else if (choice) await watcher.table.ask({ do: 'answer', number, hash, option: choice.options[(number * 7) % choice.options.length]?.option ?? 0 });
    await watcher.quiet();
    if (until()) return;
  }
}

export async function tableWith(kinds: ('person' | 'bot')[], seed: bigint, options: Record<string, string> = {}, language: Language = 'en'): Promise<Watcher> {
  const watcher = new Watcher(await LocalTable.open(engine, plan(kinds, options), { seed }, language));
  await watcher.quiet();
  return watcher;
}
