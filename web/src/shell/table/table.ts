// A table as every screen sees it, wherever the game is kept.
import type { Push, Reply, Request } from './messages';

// `gone`: the link opens this table no more.
export type Link = 'here' | 'joining' | 'lost' | 'gone';

export interface Table {
  // True where the game runs in this browser.
  readonly local: boolean;
  ask(request: Request): Promise<Reply>;
  // Called for everything the table says; the latest `table` and `position` come at once. Returns how to stop.
  listen(hear: (push: Push) => void): () => void;
  onLink(hear: (link: Link) => void): () => void;
  // Several people at one screen: the seat that is to look next, or null while somebody looks.
  onCurtain(hear: (seat: number | null) => void): () => void;
  liftCurtain(): void;
  // The key to one's own seat, or to the spectators' bench; nothing where the game runs here.
  readonly token: string | null;
  record(): Promise<string>;
  // What confirming is called here, where it is something else.
  readonly confirmWords?: string | undefined;
  close(): void;
}
