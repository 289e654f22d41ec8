import type { GameState, Seat } from '@topsail/engine';
import { deny, type Answer } from '@topsail/protocol';
import type { PersonRow } from '@topsail/store';
import type { RandomBytes } from '../../random.ts';
import { hostOf, seatOf, type TableNow } from '../now.ts';

/** Somebody wants something done at a table. */
export interface Asking {
  readonly now: TableNow;
  readonly person: PersonRow;
  /** The version of the table they saw. */
  readonly seen: number;
  readonly at: number;
  readonly random: RandomBytes;
  /** The game when only so many moves stood. */
  readonly past: (steps: number) => Promise<GameState>;
}

export function mySeat({ now, person }: Asking): Answer<Seat> {
  const seat = seatOf(now, person.person);
  return seat === undefined ? deny('table/not-seated') : { ok: true, value: seat };
}

export function isHost({ now, person }: Asking): boolean {
  return hostOf(now) === person.person;
}

/** A refusal when the table is at another stage. */
export function unlessOpen({ now }: Asking): ReturnType<typeof deny> | undefined {
  return now.stage === 'open' ? undefined : deny('table/not-open');
}

export function unlessRunning({ now }: Asking): ReturnType<typeof deny> | undefined {
  return now.stage === 'running' ? undefined : deny('table/not-running');
}

/** One's seat at a running game. Whoever has none is not told whether it runs, which a spectator may learn late. */
export function playing(asking: Asking): Answer<Seat> {
  const seat = mySeat(asking);
  return seat.ok ? (unlessRunning(asking) ?? seat) : seat;
}

export function unlessHost(asking: Asking): ReturnType<typeof deny> | undefined {
  return isHost(asking) ? undefined : deny('table/not-host');
}
