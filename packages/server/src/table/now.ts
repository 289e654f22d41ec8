import type { Game, GameState, Seat } from '@topsail/engine';
import type { BotLevel, Sitter, TableStage } from '@topsail/protocol';
import type { TableRow } from '@topsail/store';
import { NO_MARKS, type Marks } from './marks.ts';

export interface SeatNow {
  readonly sitter: Sitter;
  readonly colour: number;
  readonly standIn: BotLevel | null;
  readonly nonce: string | null;
}

/** What a seat is asked, and since when. */
export interface Asked {
  /** Every answer the seat may give, as text; none when it is not asked. */
  readonly moves: readonly string[];
  /** Whether the table waits for it. Who has picked a card may still change it, and is not waited for. */
  readonly owes: boolean;
  /** The version and the time at which the question came up. */
  readonly version: number;
  readonly at: number;
  /** A bot took the seat while this was asked. */
  readonly stoodIn?: true;
}

/** Something that only one seat may know of: it thought again, and nobody else could tell. */
export interface Quiet {
  readonly version: number;
  readonly seat: Seat;
  /** The number of the move, and the move, while it stands. */
  readonly move?: { readonly step: number; readonly text: string };
}

interface UndoAsked {
  readonly seat: Seat;
  /** How many moves would stand. */
  readonly steps: number;
  readonly agreed: readonly Seat[];
}

/**
 * A table at one version: what its entries have made of it. A value: the next entry makes the next one, and nobody
 * ever changes the game's state in it.
 */
export interface TableNow {
  readonly row: TableRow;
  readonly game: Game;
  readonly version: number;
  readonly at: number;
  readonly stage: TableStage;
  readonly seats: readonly SeatNow[];
  /** The host has given up the seat, and the first person in a seat acts as host. */
  readonly hostLeft: boolean;
  readonly state: GameState | undefined;
  readonly asked: readonly Asked[];
  readonly marks: Marks;
  /** How many rolls there have been, taken-back ones included. */
  readonly draws: number;
  readonly undo: UndoAsked | undefined;
  /** What is left of every seat's time, in milliseconds; meaningless without a live clock. */
  readonly left: readonly number[];
  /** For how long after its last entry the server was down, so that no live clock ran. */
  readonly down: number;
  readonly rematch: string | undefined;
  readonly muted: readonly string[];
  /** In the order of their versions. */
  readonly quiet: readonly Quiet[];
}

const NOBODY: Sitter = { kind: 'nobody' };
const NOT_ASKED: Asked = { moves: [], owes: false, version: 0, at: 0 };

export function freshTable(row: TableRow, game: Game): TableNow {
  const { seats } = row.plan.setup;
  const { clock } = row.plan;
  const bank = clock.kind === 'live' ? clock.bankSeconds * 1000 : 0;
  return {
    row,
    game,
    version: 0,
    at: row.created,
    stage: 'open',
    seats: Array.from({ length: seats }, (_, seat) => emptySeat(seat)),
    hostLeft: false,
    state: undefined,
    asked: new Array<Asked>(seats).fill(NOT_ASKED),
    marks: NO_MARKS,
    draws: 0,
    undo: undefined,
    left: new Array<number>(seats).fill(bank),
    down: 0,
    rematch: undefined,
    muted: [],
    quiet: [],
  };
}

export function emptySeat(colour: number): SeatNow {
  return { sitter: NOBODY, colour, standIn: null, nonce: null };
}

/** Whether an answer of this seat would be a second thought: it is not waited for, and may answer all the same. */
export function maySecondThought({ asked }: TableNow, seat: Seat): boolean {
  const question = asked[seat];
  return question !== undefined && !question.owes && question.moves.length > 0;
}

export function seatOf(now: TableNow, person: string): Seat | undefined {
  const seat = now.seats.findIndex(({ sitter }) => sitter.kind === 'person' && sitter.person === person);
  return seat < 0 ? undefined : seat;
}

/** Who may do what only the host may: the maker of the table, or the first person in a seat when the maker has left. */
export function hostOf({ row, seats, hostLeft }: TableNow): string {
  if (!hostLeft) return row.host;
  const first = seats.find(({ sitter }) => sitter.kind === 'person');
  return first?.sitter.kind === 'person' ? first.sitter.person : row.host;
}

/** The bot that answers for this seat now: one that sits there, or one that stands in. */
export function botIn({ seats }: TableNow, seat: Seat): BotLevel | undefined {
  const { sitter, standIn } = seats[seat] ?? emptySeat(0);
  return sitter.kind === 'bot' ? sitter.level : (standIn ?? undefined);
}
