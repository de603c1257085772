// Begins the guided first game of a game, or goes on with the one that somebody has left.
import { pageOf } from '../current.svelte';
import { settings } from '../look/settings.svelte';
import { begin } from '../table/begin';
import { localTables } from '../table/kept';
import { levelFor } from '../table/ladder';
import { levelsOf } from '../table/levels';
import { botNames } from '../table/people';
import { language } from '../words/words.svelte';

// The address of its table. `anew`: from its first word.
export async function beginGuide(game: string, anew = false): Promise<string> {
  const left = localTables().find(({ plan, over }) => plan.game === game && plan.guide !== undefined && !over);
  if (left && !anew) return `#/local/${left.plan.id}`;
  const guide = (await (await pageOf(game))?.guide?.())?.default.guide;
  if (!guide) throw new Error(game);
  const seats = /^option players: (\d)$/m.exec(guide.room)?.[1] ?? '2';
  const player = levelFor(levelsOf(game), 'first')?.name ?? null;
  return begin(
    {
      game,
      options: { players: seats },
      seats: Array.from({ length: Number(seats) }, (_, seat) => (seat === guide.you ? { kind: 'person', player: null, name: settings.name } : { kind: 'bot', player, name: botNames[seat] ?? '' })),
      guide: 0,
    },
    { saved: guide.room },
    language(),
  );
}
