import type { Game, Setup } from '@topsail/engine';
import { cartagena } from './cartagena/index.ts';
import { traceCartagena } from './cartagena/trace.ts';
import { jamaica } from './jamaica/index.ts';
import { traceJamaica } from './jamaica/trace.ts';
import type { Tracer, WriteTrace } from './trace.ts';

/** Every game: the only place that knows them all. */
export const games: readonly Game[] = [jamaica, cartagena];

/** The game a ruleset belongs to. */
export function gameOf(ruleset: string): Game | undefined {
  return games.find(({ rulesets }) => rulesets.some(({ id }) => id === ruleset));
}

const TRACERS: readonly [Game, (setup: Setup, write: WriteTrace) => Tracer][] = [
  [jamaica, traceJamaica],
  [cartagena, traceCartagena],
];

/** Writes the trace of one game with this set-up, event by event. */
export function tracerOf(setup: Setup, write: WriteTrace): Tracer {
  const found = TRACERS.find(([game]) => game === gameOf(setup.ruleset));
  if (found === undefined) throw new Error(`no game has a ruleset ${setup.ruleset}`);
  return found[1](setup, write);
}

export * from './cartagena/index.ts';
export * as cartagenaRules from './cartagena/judging.ts';
export * from './jamaica/index.ts';
export * as jamaicaRules from './jamaica/judging.ts';
export type { TraceEvent, Tracer, WriteTrace } from './trace.ts';
