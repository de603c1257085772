// What Deus Ex Machina brings to the page.
import type { PuzzleSet } from '../../../../src/room/puzzle';
import type { GamePage } from '../../shell/game_page';
import './colours.css';
import Symbols from './art/Symbols.svelte';
import { fillDeck, type Card } from './cards/deck.svelte';
import Bar from './panels/Bar.svelte';
import Table from './Table.svelte';
import type { View as MachinaView } from './table/messages';
import { habits } from './table/picking';
import { machinaWords, t } from './words';

const page: GamePage = {
  words: machinaWords,
  Symbols,
  Table,
  Bar,
  shapes: () => import('./table/shapes.json'),
  habits,
  printed: { gp: 'GP' },
  stands: new Set(['sent', 'completed', 'claimed', 'game_over', 'turn_begins']),
  takeCards: (cards) => fillDeck(cards as Card[]),
  printedCards: async () => (await import('./cards/cards.json')).default,
  teller: async () => new (await import('./table/teller')).MachinaTeller(),
  book: () => import('./book/book'),
  guide: () => import('./guide/guide'),
  puzzles: async () => ({ default: (await import('./puzzles.json')).default as PuzzleSet }),
  daily: { players: ['greedy', 'sage'], options: {} },
  cards: () => import('./AllCards.svelte'),
  seen: () => import('./panels/SeenCards.svelte'),
  laid: () => import('./Laid.svelte'),
  describe: ({ mini }) => (mini === 'on' ? t('describe.mini') : ''),
  collected: (view, seat) => (view as MachinaView).players[seat]?.done.map(({ id }) => id) ?? [],
  replay: () => import('./Replay.svelte'),
  end: () => import('./panels/End.svelte'),
};
export default page;
