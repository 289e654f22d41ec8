import type { Game, GameState, Seat } from '@topsail/engine';
import type { Level } from '@topsail/bots';
import type { Occupant, TablePlan, TableStage } from '@topsail/protocol';
import { firstPlan, type SeatNumber, type TableOrigin, type TableRow } from '@topsail/store';
import { NO_MOVES, type PlayedMoves } from './played-moves.ts';

export interface SeatState extends SeatNumber {
  readonly occupant: Occupant;
  readonly colour: number;
  readonly standIn: Level | null;
}

/** What the game asks a seat, and since when. */
export interface Question {
  /** Every answer the seat may give, as text; none when it is not asked. */
  readonly moves: readonly string[];
  /** Whether the table waits for the answer. A seat that has answered may still change its answer, but is not awaited. */
  readonly isAwaited: boolean;
  /** The version and the time at which the question was first asked. */
  readonly version: number;
  readonly at: number;
  /** A bot took over the seat while this question was open. */
  readonly botTookOver?: true;
}

/** A version that only one seat may know of: it changed its answer before everybody had answered. */
export interface SecretChange {
  readonly version: number;
  readonly seat: Seat;
  /** The move and its index; undefined after an undo of the move. */
  readonly move?: { readonly step: number; readonly text: string };
}

interface UndoRequest {
  readonly seat: Seat;
  /** How many moves would remain. */
  readonly steps: number;
  readonly agreed: readonly Seat[];
}

/** A table at one version, made by its entries. Immutable, the game's state in it included. */
export interface TableState {
  readonly row: TableOrigin;
  readonly plan: TablePlan;
  /** The version that made the plan what it is; 0 for the one the table was created with. */
  readonly planVersion: number;
  readonly game: Game;
  readonly version: number;
  readonly at: number;
  readonly stage: TableStage;
  readonly seats: readonly SeatState[];
  /** The host has left the seat; the first person in a seat acts as host. */
  readonly hostLeft: boolean;
  /** The seals are fixed and the nonces are being opened; the game begins at this time at the latest. */
  readonly opening: { readonly until: number } | undefined;
  readonly gameState: GameState | undefined;
  readonly questions: readonly Question[];
  readonly playedMoves: PlayedMoves;
  /** How many rolls were made, undone ones included. */
  readonly rollCount: number;
  readonly undo: UndoRequest | undefined;
  /** Milliseconds left on every seat's clock when it last stopped; unused without a live clock. */
  readonly timeLeft: readonly number[];
  /** How long the server was down after the last entry; live clocks did not run. */
  readonly downtime: number;
  readonly rematch: string | undefined;
  readonly muted: readonly string[];
  /** People whom the host has removed: they may not sit down again. */
  readonly barred: readonly string[];
  /** In version order. */
  readonly secretChanges: readonly SecretChange[];
}

const NOBODY: Occupant = { kind: 'nobody' };
const NO_QUESTION: Question = { moves: [], isAwaited: false, version: 0, at: 0 };

export function newTableState(row: TableRow, game: Game): TableState {
  const plan = firstPlan(row);
  return {
    row,
    plan,
    planVersion: 0,
    game,
    version: 0,
    at: row.created,
    stage: 'open',
    seats: Array.from({ length: plan.setup.seats }, (_, seat) => emptySeat(seat)),
    hostLeft: false,
    opening: undefined,
    gameState: undefined,
    playedMoves: NO_MOVES,
    rollCount: 0,
    undo: undefined,
    downtime: 0,
    rematch: undefined,
    muted: [],
    barred: [],
    secretChanges: [],
    ...beforeQuestions(plan),
  };
}

/** Nobody is asked yet, and every clock is full. */
export function beforeQuestions({ setup, clock }: TablePlan): Pick<TableState, 'questions' | 'timeLeft'> {
  const bank = clock.kind === 'live' ? clock.bankSeconds * 1000 : 0;
  return {
    questions: new Array<Question>(setup.seats).fill(NO_QUESTION),
    timeLeft: new Array<number>(setup.seats).fill(bank),
  };
}

export function emptySeat(colour: number): SeatState {
  return { occupant: NOBODY, colour, standIn: null, seal: null, nonce: null };
}

/** Whether an answer of this seat would change its earlier answer: it is not awaited and may still answer. */
export function mayChangeAnswer({ questions }: TableState, seat: Seat): boolean {
  const question = questions[seat];
  return question !== undefined && !question.isAwaited && question.moves.length > 0;
}

export function seatOf(table: TableState, person: string): Seat | undefined {
  const seat = table.seats.findIndex(
    ({ occupant }) => occupant.kind === 'person' && occupant.person === person,
  );
  return seat < 0 ? undefined : seat;
}

/** What the other people in the seats are called. */
export function namesOfOthers({ seats }: TableState, person: string): string[] {
  return seats.flatMap(({ occupant }) =>
    occupant.kind === 'person' && occupant.person !== person ? [occupant.name] : [],
  );
}

/** The person with the host's rights: the creator of the table, or the first seated person when the creator has left. */
export function hostOf({ row, seats, hostLeft }: TableState): string {
  if (!hostLeft) return row.host;
  const first = seats.find(({ occupant }) => occupant.kind === 'person');
  return first?.occupant.kind === 'person' ? first.occupant.person : row.host;
}

/** The bot that answers for this seat: the seat's own or a stand-in. */
export function botIn({ seats }: TableState, seat: Seat): Level | undefined {
  const { occupant, standIn } = seats[seat] ?? emptySeat(0);
  return occupant.kind === 'bot' ? occupant.level : (standIn ?? undefined);
}

/** The seats whose nonce is sealed and not open. */
export function sealedSeats({ seats }: TableState): Seat[] {
  return [...seats.keys()].filter((seat) => isSealed(seats[seat] ?? emptySeat(0)));
}

function isSealed({ seal, nonce }: SeatState): boolean {
  return seal !== null && nonce === null;
}
