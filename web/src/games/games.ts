// The games that have a page of their own, the one for a first visit first. Every other game of the engine is played at
// the shell's plain table.
import type { GamePage } from '../shell/game_page';
import type { Language } from '../shell/table/messages';
import deus from '../../../build/wasm/deus.wasm?url';
import machina from '../../../build/wasm/machina.wasm?url';
import deusStudy from '../../../build/wasm/deus_study.wasm?url';
import machinaStudy from '../../../build/wasm/machina_study.wasm?url';
import deusNet from '../../../nets/deus.net?url';
import machinaNet from '../../../nets/machina.net?url';

export interface GameEntry {
  // As the engine calls it.
  name: string;
  title: string;
  // One sentence for whoever chooses.
  about: Record<Language, string>;
  // Whether people may bring a box of their own for it.
  boxes?: boolean;
  // Where the engine with this game alone lies.
  engine: string;
  // And one that judges its games for people, too.
  study: string;
  // Where the net lies with which its computer players judge; without it they go by rules of thumb.
  net?: string;
  page: () => Promise<{ default: GamePage }>;
}

export const games: readonly GameEntry[] = [
  { name: 'deus', title: 'Deus', about: { en: 'Build cities, lay cards in columns, please the gods; with all modules of Deus: Egypt.', fr: 'Bâtissez des cités, posez des cartes en colonnes, plaisez aux dieux ; avec tous les modules de Deus : Égypte.' }, boxes: true, engine: deus, study: deusStudy, net: deusNet, page: () => import('./deus/page') },
  { name: 'machina', title: 'Deus Ex Machina', about: { en: 'Be a god: send heroes on quests across the Aegean.', fr: 'Soyez un dieu : envoyez des héros en quête à travers l’Égée.' }, engine: machina, study: machinaStudy, net: machinaNet, page: () => import('./machina/page') },
];
