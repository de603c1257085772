// The box in play: the printed one, that of the service behind this page, or one that was dropped here.
import { games } from '../../games/games';
import { gameName, gamePage } from '../current.svelte';
import type { Engine } from '../table/engine';
import { engine } from '../table/engine_worker';
import { serviceBox, serviceCards } from '../table/service';
import { boxText, droppedFiles, holdsBox, type BoxFile } from './box_files';

const kept = 'box';

// The game that people may bring boxes for; the others are played with what is printed.
export const boxGame = games.find((each) => each.boxes)?.name ?? '';

// `other`: the cards on the screen are not the printed ones.
export const box = $state<{ from: 'printed' | 'service' | 'own'; other: boolean; problem: string }>({ from: 'printed', other: false, problem: '' });

function show(cards: unknown[] | null, other: boolean): void {
  box.other = other;
  if (cards) gamePage()?.takeCards?.(cards, other);
}

// Why the engine does not play with it; empty if it does.
async function play(changes: string): Promise<string> {
  const { number, error } = await engine(boxGame).call('use_box', boxGame, changes);
  return number ? '' : error;
}

// Shows the cards of a game that the engine plays with.
export async function showEngineCards(game: string): Promise<void> {
  const printed = game === boxGame && box.from !== 'printed' ? null : await gamePage()?.printedCards?.();
  if (printed) return show(printed, false);
  const { text } = await engine(game).call('cards', game);
  show(JSON.parse(text ?? '[]') as unknown[], game === boxGame && box.from !== 'printed');
}

// The cards of a room of an engine, which may have a box of its own.
export async function showRoomCards(of: Engine, room: number): Promise<void> {
  const { text } = await of.call('room_cards', room);
  const cards = JSON.parse(text ?? 'null') as { printed: boolean; cards: unknown[] } | null;
  show(cards?.cards ?? null, cards?.printed === false);
}

// The cards at a table of the service.
export async function showServiceCards(game: string): Promise<void> {
  const [cards, service] = await Promise.all([serviceCards(game), serviceBox(game)]);
  if (cards) show(cards, Boolean(service?.changes));
  else await showEngineCards(game);
}

// Files that were dropped on the page, if they are a box; false where they are none.
export async function dropBox(transfer: DataTransfer): Promise<boolean> {
  const files = await droppedFiles(transfer);
  if (!holdsBox(files)) return false;
  await takeBox(files);
  return true;
}

async function begin(): Promise<void> {
  const own = localStorage.getItem(kept);
  if (own !== null) {
    box.problem = await play(own);
    if (!box.problem) box.from = 'own';
    else localStorage.removeItem(kept);
  }
  if (box.from === 'printed') {
    const service = await serviceBox(boxGame);
    if (service?.changes && !(await play(service.changes))) box.from = 'service';
  }
  // The printed cards are fetched by the screen that lists them; a table has its own list.
  if (box.from !== 'printed' && gameName() === boxGame) await showEngineCards(boxGame);
}

// Whoever begins a game waits until it is known what with.
let begun: Promise<void> | null = null;
export function boxBegun(): Promise<void> {
  return (begun ??= begin());
}

// Plays with these files, and with what is printed where they say nothing; or says why not, and changes nothing.
export async function takeBox(files: readonly BoxFile[]): Promise<boolean> {
  await boxBegun();
  const text = boxText(files);
  box.problem = await play(text);
  if (box.problem) return false;
  localStorage.setItem(kept, text);
  box.from = 'own';
  if (gameName() === boxGame) await showEngineCards(boxGame);
  return true;
}

export async function putBoxBack(): Promise<void> {
  localStorage.removeItem(kept);
  box.problem = '';
  const service = await serviceBox(boxGame);
  await play(service?.changes ?? '');
  box.from = service?.changes ? 'service' : 'printed';
  if (gameName() === boxGame) await showEngineCards(boxGame);
}
