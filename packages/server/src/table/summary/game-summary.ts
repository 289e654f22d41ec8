import type { Seat } from '@topsail/engine';
import type { FinalPlace, GameSummary, WaitingSeat } from '@topsail/protocol';
import type { Write } from '@topsail/store';
import { consentMissing } from '../commands/undo.ts';
import { awaitedPeople } from '../state/awaited.ts';
import { openingDeadline } from '../state/clock.ts';
import { hostOf, sealedSeats, seatOf, type TableState } from '../state/table-state.ts';
import { seatInfos } from '../viewers/visible-parts.ts';

/** The table in short. Made of the public part alone: nothing in it is hidden from anybody at the table. */
export function summaryOf(table: TableState): GameSummary {
  const { row, plan, stage, seats, game, gameState, rematch, at } = table;
  return {
    ...{ table: row.table, ruleset: plan.setup.ruleset, stage, clock: plan.clock },
    seats: seatInfos(seats),
    waiting: waitingSeats(table),
    sketch: gameState === undefined ? null : game.sketch(game.table(gameState)),
    places: placesOf(table),
    rematch: rematch ?? null,
    at,
  };
}

const texts = new WeakMap<TableState, string>();

/** The summary as JSON. Cached: a table that has changed is compared with the one before. */
export function summaryText(table: TableState): string {
  const text = texts.get(table) ?? JSON.stringify(summaryOf(table));
  texts.set(table, text);
  return text;
}

/** The people who find the table in their list: those in the seats, and before the start its host. */
export function membersOf(table: TableState): readonly string[] {
  const seated = table.seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.person] : []));
  return [...new Set(table.stage === 'open' ? [...seated, hostOf(table)] : seated)];
}

/** Stores the summary if it has changed. Secret changes leave it as it is. */
export function summaryWrites(before: TableState, after: TableState): Write[] {
  if (summaryText(before) === summaryText(after)) return [];
  return [{ ...summaryWrite(after), areOthers: areOthers(before, after) }];
}

/** The first summary of a table. */
export function summaryWrite(table: TableState): Extract<Write, { w: 'summary' }> {
  const { row, version, stage, at } = table;
  return {
    ...{ w: 'summary', table: row.table, version, summary: summaryOf(table) },
    members: { people: membersOf(table), stage, since: at },
    areOthers: true,
  };
}

/** Whether the table stands in other lists, or in another part of them. */
function areOthers(before: TableState, after: TableState): boolean {
  return before.stage !== after.stage || membersOf(before).join(' ') !== membersOf(after).join(' ');
}

function placesOf({ game, gameState }: TableState): readonly FinalPlace[] | null {
  const outcome = gameState === undefined ? undefined : game.outcome(gameState);
  return outcome?.standings.map(({ entrant, rank, score }) => ({ entrant, rank, score })) ?? null;
}

function waitingSeats(table: TableState): readonly WaitingSeat[] {
  if (table.stage === 'open') return waitingBeforeStart(table);
  const moves = awaitedPeople(table).map(({ seat, deadline }): WaitingSeat => ({
    seat,
    for: 'move',
    deadline: deadline ?? null,
  }));
  const isAsked = (seat: Seat): boolean => moves.some((move) => move.seat === seat);
  const consent = consentMissing(table).filter((seat) => !isAsked(seat));
  return [...moves, ...consent.map((seat): WaitingSeat => ({ seat, for: 'consent', deadline: null }))];
}

function waitingBeforeStart(table: TableState): readonly WaitingSeat[] {
  const { seats, opening } = table;
  const forNonce = (seat: Seat): WaitingSeat => ({
    ...{ seat, for: 'nonce' },
    deadline: openingDeadline(table) ?? null,
  });
  if (opening !== undefined) return sealedSeats(table).map(forNonce);
  const unready = [...seats.keys()].filter((seat) => isUnready(table, seat));
  if (unready.length > 0) return unready.map(forNonce);
  const host = seatOf(table, hostOf(table));
  const isFull = seats.every(({ occupant }) => occupant.kind !== 'nobody');
  return isFull && host !== undefined ? [{ seat: host, for: 'start', deadline: null }] : [];
}

function isUnready({ seats }: TableState, seat: Seat): boolean {
  const { occupant, seal } = seats[seat] ?? {};
  return occupant?.kind === 'person' && seal === null;
}
