// The box in play: the printed one, that of the service behind this page, or one that was dropped here.
import { engine } from '../table/engine_worker';
import { serviceBox, serviceCards } from '../table/service';
import { boxText, type BoxFile } from './box_files';
import { fillDeck, type CardFace } from '../../games/deus/cards/deck.svelte';

const kept = 'box';

export const box = $state<{ from: 'printed' | 'service' | 'own'; problem: string }>({ from: 'printed', problem: '' });

// Why the engine does not play with it; empty if it does.
async function play(changes: string): Promise<string> {
  const { number, error } = await engine().call('use_box', 'deus', changes);
  return number ? '' : error;
}

// Shows the cards that the engine plays with.
export async function showEngineCards(): Promise<void> {
  if (box.from === 'printed') return showPrinted();
  const { text } = await engine().call('cards', 'deus');
  fillDeck(JSON.parse(text ?? '[]') as CardFace[], true);
}

async function showPrinted(): Promise<void> {
  fillDeck((await import('../../games/deus/cards/cards.json')).default as unknown as CardFace[], false);
}

// The cards of a room of the engine, which may have a box of its own.
export async function showRoomCards(room: number): Promise<void> {
  const { text } = await engine().call('room_cards', room);
  const cards = JSON.parse(text ?? 'null') as { printed: boolean; cards: CardFace[] } | null;
  if (cards) fillDeck(cards.cards, !cards.printed);
}

// The cards at a table of the service.
export async function showServiceCards(): Promise<void> {
  const [cards, service] = await Promise.all([serviceCards(), serviceBox()]);
  if (cards) fillDeck(cards as CardFace[], Boolean(service?.changes));
  else await showEngineCards();
}

async function begin(): Promise<void> {
  const own = localStorage.getItem(kept);
  if (own !== null) {
    box.problem = await play(own);
    if (!box.problem) box.from = 'own';
    else localStorage.removeItem(kept);
  }
  if (box.from === 'printed') {
    const service = await serviceBox();
    if (service?.changes && !(await play(service.changes))) box.from = 'service';
  }
  // The printed cards are fetched by the screen that lists them; a table has its own list.
  if (box.from !== 'printed') await showEngineCards();
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
  await showEngineCards();
  return true;
}

export async function putBoxBack(): Promise<void> {
  localStorage.removeItem(kept);
  box.problem = '';
  const service = await serviceBox();
  await play(service?.changes ?? '');
  box.from = service?.changes ? 'service' : 'printed';
  await showEngineCards();
}
