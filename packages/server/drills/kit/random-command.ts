import type { Chance } from '@topsail/engine';
import type { Command, TableFrame } from '@topsail/protocol';
import { oneIn, pick } from './random-choice.ts';

/** A random command that this player may send now; undefined when the table waits for others. */
export function randomCommand(frame: TableFrame, chance: Chance): Command | undefined {
  const { own, public: all } = frame;
  if (own.seat === null || all.stage !== 'running') return undefined;
  if (all.seats[own.seat]?.standIn !== null) return { k: 'return' };
  return vote(frame, chance) ?? unusualCommand(frame, chance) ?? answer(frame, chance);
}

function vote({ own, public: all }: TableFrame, chance: Chance): Command | undefined {
  const { undo } = all;
  if (undo === null || own.seat === null || undo.seat === own.seat || undo.agreed.includes(own.seat))
    return undefined;
  return oneIn(chance, 3) ? { k: 'decline' } : { k: 'agree' };
}

/** Sometimes: an undo, leaving the table, or a text that is not a move. */
function unusualCommand({ own, public: all }: TableFrame, chance: Chance): Command | undefined {
  if (own.undo !== 'no' && all.undo === null && oneIn(chance, 30)) return { k: 'undo' };
  if (own.moves.length === 0) return undefined;
  if (oneIn(chance, 100)) return { k: 'leave' };
  return oneIn(chance, 100) ? { k: 'move', move: 'walk the plank' } : undefined;
}

/** A random legal move. Sometimes changes a pick that may still be changed. */
function answer({ own, public: all }: TableFrame, chance: Chance): Command | undefined {
  if (own.seat === null || own.moves.length === 0) return undefined;
  if (!all.waiting.includes(own.seat) && !oneIn(chance, 10)) return undefined;
  return { k: 'move', move: pick(chance, own.moves) };
}
