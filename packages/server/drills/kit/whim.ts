import type { Chance } from '@topsail/engine';
import type { Command, TableFrame } from '@topsail/protocol';
import { oneIn, pick } from './luck.ts';

/** What a player who knows nothing of the game might do at a table now; nothing when it is for others to act. */
export function whim(frame: TableFrame, luck: Chance): Command | undefined {
  const { own, public: all } = frame;
  if (own.seat === null || all.stage !== 'running') return undefined;
  if (all.seats[own.seat]?.standIn !== null) return { k: 'return' };
  return vote(frame, luck) ?? oddity(frame, luck) ?? answer(frame, luck);
}

function vote({ own, public: all }: TableFrame, luck: Chance): Command | undefined {
  const { undo } = all;
  if (undo === null || own.seat === null || undo.seat === own.seat || undo.agreed.includes(own.seat))
    return undefined;
  return oneIn(luck, 3) ? { k: 'decline' } : { k: 'agree' };
}

/** What happens now and then: moves taken back, people who leave, words that are no moves. */
function oddity({ own, public: all }: TableFrame, luck: Chance): Command | undefined {
  if (own.undo !== 'no' && all.undo === null && oneIn(luck, 30)) return { k: 'undo' };
  if (own.moves.length === 0) return undefined;
  if (oneIn(luck, 100)) return { k: 'leave' };
  return oneIn(luck, 100) ? { k: 'move', move: 'walk the plank' } : undefined;
}

/** A legal move by luck; a card that may still be changed is changed now and then. */
function answer({ own, public: all }: TableFrame, luck: Chance): Command | undefined {
  if (own.seat === null || own.moves.length === 0) return undefined;
  if (!all.waiting.includes(own.seat) && !oneIn(luck, 10)) return undefined;
  return { k: 'move', move: pick(luck, own.moves) };
}
