import type { Setup } from '@topsail/engine';
import { traceCartagena } from './cartagena/trace.ts';
import { traceJamaica } from './jamaica/trace.ts';
import type { GameId } from './offers.ts';
import type { KnownGame } from './registry.ts';
import { traceRing } from './ring/trace.ts';
import type { Tracer, WriteTrace } from './trace.ts';

/** Apart from the games themselves: the pages carry those, and write no traces. */
const TRACERS: Readonly<Record<GameId, (setup: Setup, write: WriteTrace) => Tracer>> = {
  jamaica: traceJamaica,
  cartagena: traceCartagena,
  ring: traceRing,
};

/** Writes the trace of one game with this set-up, event by event. */
export function tracerOf({ id }: KnownGame, setup: Setup, write: WriteTrace): Tracer {
  return TRACERS[id](setup, write);
}
