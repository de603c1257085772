// What the clock of a table says, in milliseconds.
import type { Clock } from './messages';

export function timeLeft(clock: Clock, seat: number, asked: boolean, passed: number): number | null {
  const running = asked ? passed : 0;
  const forMove = clock.move !== null && asked ? clock.move - (clock.now - clock.since) - running : null;
  const forGame = clock.game !== null ? clock.game - (clock.used[seat] ?? 0) - running : null;
  if (forMove === null && forGame === null) return null;
  return Math.max(0, Math.min(forMove ?? Infinity, forGame ?? Infinity));
}

export function timeWords(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  if (hours > 0) return `${hours}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
