// What Deus and Deus: Egypt bring to the page.
import type { PuzzleSet } from '../../../../src/room/puzzle';
import type { GamePage } from '../../shell/game_page';
import './colours.css';
import Symbols from './art/Symbols.svelte';
import { fillDeck, type CardFace } from './cards/deck.svelte';
import Bar from './panels/Bar.svelte';
import { modulesIn } from './modules';
import Table from './Table.svelte';
import type { View as DeusView } from './table/messages';
import { habits } from './table/picking';
import { deusWords } from './words';

const page: GamePage = {
  words: deusWords,
  Symbols,
  Table,
  Bar,
  shapes: () => import('./table/shapes.json'),
  habits,
  teller: async () => new (await import('./table/teller')).DeusTeller(),
  printed: { vp: 'VP' },
  stands: new Set(['built', 'built_face_down', 'offered', 'village_won', 'village_fell', 'placed_temple', 'end_triggered', 'last_round', 'game_over', 'stole']),
  takeCards: (cards, other) => fillDeck(cards as CardFace[], other),
  printedCards: async () => (await import('./cards/cards.json')).default,
  sample: () => import('./Sample.svelte'),
  book: () => import('./book/book'),
  guide: () => import('./guide/guide'),
  puzzles: async () => ({ default: (await import('./puzzles.json')).default as PuzzleSet }),
  daily: { players: ['greedy', 'sage'], options: {} },
  cards: () => import('./AllCards.svelte'),
  seen: () => import('./panels/SeenCards.svelte'),
  options: () => import('./Options.svelte'),
  laid: () => import('./Laid.svelte'),
  describe: modulesIn,
  collected: (view, seat) => Object.values((view as DeusView).players[seat]?.columns ?? {}).flatMap((column) => column.flatMap((card) => card?.face ?? [])),
  replay: () => import('./Replay.svelte'),
  end: () => import('./panels/End.svelte'),
};
export default page;
