import { has, type GameState, type Seat } from '@topsail/engine';
import { refuse, accept, type Answer } from '@topsail/protocol';
import type { CommandEffect, NewEntry } from './command-effect.ts';
import { movesAfter, indexOfLast, startOfDecision } from '../state/played-moves.ts';
import { botIn, type TableState } from '../state/table-state.ts';
import { ownSeat, playerSeat, type CommandContext } from './command-context.ts';
import { moveOf } from './play.ts';
import { singleEntry } from './seats.ts';

/** How a seat may undo its last decision: not at all, at once, or with the consent of the others. */
export type UndoRight =
  | { readonly may: 'no' }
  | { readonly may: 'free' | 'ask'; /** How many moves would remain. */ readonly steps: number };

/**
 * Free only while nothing was revealed since and nobody else has moved. Changed answers do not count: undoing a pick also
 * undoes the picks it replaced, and nobody may learn whether others have changed theirs.
 */
export function undoRight(table: TableState, seat: Seat): UndoRight {
  const last = indexOfLast(table.playedMoves, (move) => move.seat === seat && !move.isSecret);
  if (table.stage !== 'running' || last === undefined) return { may: 'no' };
  const steps = startOfDecision(table.playedMoves, last);
  const isFree = movesAfter(table.playedMoves, steps).every(
    (move) => move.isSecret || (move.seat === seat && !move.crossed),
  );
  return {
    may: isFree || !table.seats.some((_, other) => isVoter(table, seat, other)) ? 'free' : 'ask',
    steps,
  };
}

export async function undo(context: CommandContext): Promise<Answer<CommandEffect>> {
  const { table } = context;
  const seat = playerSeat(context);
  if (!seat.ok) return seat;
  if (table.undo !== undefined) return refuse('table/undo-asked', { params: { seat: table.undo.seat } });
  const right = undoRight(table, seat.value);
  if (right.may === 'no') return refuse('table/no-undo');
  const { steps } = right;
  if (right.may === 'ask') return singleEntry({ entry: { k: 'undo-asked', seat: seat.value, steps } });
  return accept({ entries: await undoEntries(context, seat.value, steps) });
}

export async function agree(context: CommandContext): Promise<Answer<CommandEffect>> {
  const { table } = context;
  const seat = voterSeat(context);
  if (!seat.ok) return seat;
  const { undo: request } = table;
  if (request === undefined) return refuse('table/no-undo-asked');
  const agreed: NewEntry = { entry: { k: 'undo-agreed', seat: seat.value } };
  const missing = voters(table, request.seat).filter(
    (voter) => voter !== seat.value && !request.agreed.includes(voter),
  );
  if (missing.length > 0) return accept({ entries: [agreed] });
  return accept({ entries: [agreed, ...(await undoEntries(context, request.seat, request.steps))] });
}

/** The seats that were asked to agree to an undo and have not answered. */
export function consentMissing(table: TableState): Seat[] {
  const { undo: request } = table;
  if (request === undefined) return [];
  return voters(table, request.seat).filter((voter) => !request.agreed.includes(voter));
}

/** Any voter may decline, and the seat that asked may withdraw its request. */
export function decline(context: CommandContext): Answer<CommandEffect> {
  const { undo: request } = context.table;
  const seat = request?.seat === ownSeatOrNone(context) ? playerSeat(context) : voterSeat(context);
  return seat.ok ? singleEntry({ entry: { k: 'undo-declined', seat: seat.value } }) : seat;
}

function ownSeatOrNone(context: CommandContext): Seat | undefined {
  const seat = ownSeat(context);
  return seat.ok ? seat.value : undefined;
}

/** The seats that must agree: all others for which no bot plays. */
function voters(table: TableState, seat: Seat): Seat[] {
  return [...table.seats.keys()].filter((other) => isVoter(table, seat, other));
}

function isVoter(table: TableState, seat: Seat, other: Seat): boolean {
  return other !== seat && botIn(table, other) === undefined;
}

function voterSeat(context: CommandContext): ReturnType<typeof ownSeat> {
  const { undo: request } = context.table;
  const seat = playerSeat(context);
  if (!seat.ok) return seat;
  if (request === undefined) return refuse('table/no-undo-asked');
  const mayVote = isVoter(context.table, request.seat, seat.value) && !request.agreed.includes(seat.value);
  return mayVote ? seat : refuse('table/no-undo-asked');
}

/** The undo, followed again by the changed answers of seats whose pick stays: only the undone moves are lost. */
async function undoEntries(
  { table, gameStateAt, at }: CommandContext,
  seat: Seat,
  steps: number,
): Promise<readonly NewEntry[]> {
  const gameState = await gameStateAt(steps);
  const entries: NewEntry[] = [{ entry: { k: 'undone', seat, steps }, gameState }];
  for (const [other, text] of changedAnswers(table, steps, gameState)) {
    const again = moveOf({ ...table, gameState: entries.at(-1)?.gameState }, other, text, null, at);
    if (again.ok) entries.push(...again.value.entries);
  }
  return entries;
}

/** The last changed answer of every seat that has already answered the question at `steps`. */
function changedAnswers(
  { game, playedMoves, secretChanges }: TableState,
  steps: number,
  state: GameState,
): Map<Seat, string> {
  const last = new Map<Seat, string>();
  const reveal = movesAfter(playedMoves, steps).findIndex(({ crossed }) => crossed);
  const end = reveal < 0 ? Infinity : steps + reveal;
  for (const { seat, move } of secretChanges) {
    if (move === undefined || move.step < steps || move.step > end) continue;
    if (!has(game.toAct(state), seat)) last.set(seat, move.text);
  }
  return last;
}
