import { begin, sealOf, type GameEvent } from '@topsail/engine';
import { accept, refuse, type Answer, type Command } from '@topsail/protocol';
import { openingDeadline } from '../state/clock.ts';
import { diceOf } from '../state/dice.ts';
import { sealedSeats, type TableState } from '../state/table-state.ts';
import { ownSeat, requireHost, requireOpen, type CommandContext } from './command-context.ts';
import type { CommandEffect, NewEntry } from './command-effect.ts';
import { singleEntry } from './seats.ts';

/** How long people have to open their nonces. Their programs do it at once. */
const OPENING_MILLISECONDS = 10_000;

/**
 * Fixes the seals, so that everybody sees all of them before the first nonce is opened. Needs every seat taken, at least
 * one person, and a seal from each.
 */
export function start(context: CommandContext): Answer<CommandEffect> {
  const { table, at } = context;
  const refused = requireOpen(context) ?? requireHost(context);
  if (refused !== undefined) return refused;
  const empty = table.seats.filter(({ occupant }) => occupant.kind === 'nobody').length;
  if (empty > 0) return refuse('table/seats-empty', { params: { empty } });
  const unready = table.seats.findIndex(({ occupant, seal }) => occupant.kind === 'person' && seal === null);
  if (unready >= 0) return refuse('table/not-ready', { params: { seat: unready } });
  if (!table.seats.some(({ seal }) => seal !== null)) return refuse('table/not-ready');
  return singleEntry({ entry: { k: 'opening', until: at + OPENING_MILLISECONDS } });
}

/** A person opens their nonce. The last one begins the game. */
export function reveal(
  context: CommandContext,
  { nonce }: Extract<Command, { k: 'reveal' }>,
): Answer<CommandEffect> {
  const { table, person } = context;
  const seat = ownSeat(context);
  if (!seat.ok) return seat;
  const own = table.seats[seat.value];
  if (table.opening === undefined || own?.nonce !== null) return refuse('table/not-opening');
  if (sealOf(table.row.table, person.person, nonce) !== own.seal) return refuse('table/wrong-nonce');
  const opened: NewEntry = { entry: { k: 'opened', seat: seat.value, nonce } };
  const after = { ...table, seats: table.seats.with(seat.value, { ...own, nonce }) };
  return accept({ entries: sealedSeats(after).length > 0 ? [opened] : [opened, begun(after)] });
}

/** Begins the game when the time for opening is up; undefined before. */
export function beginUnopened(table: TableState, now: number): Answer<CommandEffect> | undefined {
  return (openingDeadline(table) ?? Infinity) <= now ? accept({ entries: [begun(table)] }) : undefined;
}

function begun(table: TableState): NewEntry {
  const events: GameEvent[] = [];
  const { record, state: gameState } = begin(table.game, table.plan.setup, diceOf(table), (event) =>
    events.push(event),
  );
  return { entry: { k: 'started', rolls: record.start }, gameState, events };
}
