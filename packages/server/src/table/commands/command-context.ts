import type { GameState, Seat } from '@topsail/engine';
import { refuse, type Answer } from '@topsail/protocol';
import type { PersonRow } from '@topsail/store';
import type { RandomBytes } from '../../random.ts';
import { hostOf, seatOf, type TableState } from '../state/table-state.ts';

/** What a command is decided on: the table, and the person who sent the command. */
export interface CommandContext {
  readonly table: TableState;
  readonly person: PersonRow;
  /** The version of the table that the person saw. */
  readonly seenVersion: number;
  readonly at: number;
  readonly random: RandomBytes;
  /** What others are called in the chat. */
  readonly namesInChat: readonly string[];
  /** The game after its first `steps` moves. */
  readonly gameStateAt: (steps: number) => Promise<GameState>;
}

export function ownSeat({ table, person }: CommandContext): Answer<Seat> {
  const seat = seatOf(table, person.person);
  return seat === undefined ? refuse('table/not-seated') : { ok: true, value: seat };
}

export function isHost({ table, person }: CommandContext): boolean {
  return hostOf(table) === person.person;
}

/**
 * The `require…` functions return a refusal, or undefined when the condition holds. While nonces are being opened nothing
 * before the start can change.
 */
export function requireOpen({ table }: CommandContext): ReturnType<typeof refuse> | undefined {
  if (table.stage !== 'open') return refuse('table/not-open');
  return table.opening === undefined ? undefined : refuse('table/opening');
}

/** Who takes a seat must have seen the plan as it is. */
export function requireSeenPlan({
  table,
  seenVersion,
}: CommandContext): ReturnType<typeof refuse> | undefined {
  return seenVersion < table.planVersion ? refuse('table/changed') : undefined;
}

export function requireRunning({ table }: CommandContext): ReturnType<typeof refuse> | undefined {
  return table.stage === 'running' ? undefined : refuse('table/not-running');
}

/** The person's seat in a running game. The seat is checked first: a delayed spectator must not learn the stage. */
export function playerSeat(context: CommandContext): Answer<Seat> {
  const seat = ownSeat(context);
  return seat.ok ? (requireRunning(context) ?? seat) : seat;
}

export function requireHost(context: CommandContext): ReturnType<typeof refuse> | undefined {
  return isHost(context) ? undefined : refuse('table/not-host');
}
