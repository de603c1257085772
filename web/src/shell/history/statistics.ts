// What finished games say about whoever played them.
import type { PlayedGame, PlayedSeat } from './history';

export interface Fare {
  games: number;
  wins: number;
  // Of one's own points.
  mean: number;
  best: number;
}

// Against whom: a computer player by its name, people, or several of different kinds.
export type Opponent = { kind: 'bot'; player: string } | { kind: 'people' } | { kind: 'mixed' };

export interface FareAgainst extends Fare {
  players: number;
  opponent: Opponent;
}

// Games of one person: the only ones that say how somebody fares.
export type OwnGame = PlayedGame & { me: number };
export const isOwn = (game: PlayedGame): game is OwnGame => game.me !== null;
export const points = (game: OwnGame): number => game.scores[game.me] ?? 0;
// Who shares the first place has won, too.
export const won = (game: OwnGame): boolean => game.ranks[game.me] === 1;

export function fare(games: readonly OwnGame[]): Fare {
  const scores = games.map(points);
  const sum = scores.reduce((a, b) => a + b, 0);
  return { games: games.length, wins: games.filter(won).length, mean: games.length ? sum / games.length : 0, best: Math.max(0, ...scores) };
}

export function opponentOf({ seats, me }: OwnGame): Opponent {
  const others = seats.filter((_, seat) => seat !== me);
  const same = (is: (seat: PlayedSeat) => boolean) => others.every(is);
  if (same(({ kind }) => kind === 'person')) return { kind: 'people' };
  const player = others[0]?.player ?? null;
  return player !== null && same((seat) => seat.kind === 'bot' && seat.player === player) ? { kind: 'bot', player } : { kind: 'mixed' };
}

// One line for every kind of opponent and number of players, the most played first.
export function byOpponent(games: readonly OwnGame[]): FareAgainst[] {
  const lines = new Map<string, OwnGame[]>();
  for (const game of games) {
    const key = JSON.stringify([game.seats.length, opponentOf(game)]);
    lines.set(key, [...(lines.get(key) ?? []), game]);
  }
  return [...lines].map(([key, list]) => {
    const [players, opponent] = JSON.parse(key) as [number, Opponent];
    return { players, opponent, ...fare(list) };
  }).sort((a, b) => b.games - a.games);
}

export function bestGames(games: readonly OwnGame[], most: number): OwnGame[] {
  return [...games].sort((a, b) => points(b) - points(a) || b.ended - a.ended).slice(0, most);
}

export interface Favourite {
  card: string;
  // How often it was put to use, in how many games, and how many of those were won.
  uses: number;
  games: number;
  wins: number;
}
export function favourites(games: readonly OwnGame[], most: number): Favourite[] {
  const found = new Map<string, Favourite>();
  for (const game of games)
    for (const card of new Set(game.cards)) {
      const line = found.get(card) ?? { card, uses: 0, games: 0, wins: 0 };
      found.set(card, { card, uses: line.uses + game.cards.filter((each) => each === card).length, games: line.games + 1, wins: line.wins + Number(won(game)) });
    }
  return [...found.values()].sort((a, b) => b.uses - a.uses || b.games - a.games || a.card.localeCompare(b.card)).slice(0, most);
}

// What was given away a turn, game by game, the first one first; and the mean of up to so many games until then.
export function errorRates(games: readonly OwnGame[], over = 5): { ended: number; rate: number; mean: number }[] {
  const looked = games.filter((game): game is OwnGame & { errorRate: number } => game.errorRate !== undefined).sort((a, b) => a.ended - b.ended);
  return looked.map(({ ended, errorRate }, i) => {
    const last = looked.slice(Math.max(0, i + 1 - over), i + 1);
    return { ended, rate: errorRate, mean: last.reduce((sum, game) => sum + game.errorRate, 0) / last.length };
  });
}
