import type { GameState } from '@topsail/engine';
import type { Entry, EntryRow } from '@topsail/store';
import { askAfresh, askNext } from './asked.ts';
import { isRunning, leftAfterUndo, onReturn, settled } from './clock.ts';
import { firstMarks, withMark } from './marks.ts';
import { emptySeat, maySecondThought, type Asked, type Quiet, type SeatNow, type TableNow } from './now.ts';

/** The table after its next entry. `state` is the game after it; the same as before when the entry is not of the game. */
export function enter(now: TableNow, row: EntryRow, state: GameState | undefined): TableNow {
  if (row.version !== now.version + 1) throw new Error(`entry ${row.version} follows ${now.version}`);
  const next = { ...now, version: row.version, at: row.at, down: 0, state };
  return settled(now, Object.assign(next, changes(next, row.entry, now)), row.entry);
}

function changes(next: TableNow, entry: Entry, before: TableNow): Partial<TableNow> {
  switch (entry.k) {
    case 'sat': {
      const { seat, person, name, program, colour, nonce } = entry;
      const sitter = { kind: 'person', person, name, program } as const;
      const left = vacate(next, person);
      return { seats: withColour(left, seat, { sitter, colour, standIn: null, nonce }) };
    }
    case 'bot-sat': {
      const sitter = { kind: 'bot', level: entry.level } as const;
      const seated = { sitter, colour: entry.colour, standIn: null, nonce: null };
      return { seats: withColour(next.seats, entry.seat, seated) };
    }
    case 'ready':
      return { seats: changeSeat(next.seats, entry.seat, { nonce: entry.nonce }) };
    case 'left':
      return {
        seats: next.seats.map((seat, i) => (i === entry.seat ? emptySeat(seat.colour) : seat)),
        hostLeft: next.hostLeft || isHostIn(next, entry.seat),
      };
    case 'started':
      return { stage: 'running', draws: entry.rolls.length, asked: afresh(next) };
    case 'moved':
      return moved(next, entry, before);
    case 'undo-asked':
      return { undo: { seat: entry.seat, steps: entry.steps, agreed: [] } };
    case 'undo-agreed':
      return next.undo === undefined
        ? {}
        : { undo: { ...next.undo, agreed: [...next.undo.agreed, entry.seat] } };
    case 'undo-declined':
      return { undo: undefined };
    case 'undone':
      return undone(next, entry);
    case 'stand-in':
      return {
        seats: changeSeat(next.seats, entry.seat, { standIn: entry.level }),
        asked: next.asked.map((asked, seat) => (seat === entry.seat ? { ...asked, stoodIn: true } : asked)),
      };
    case 'returned':
      return {
        seats: changeSeat(next.seats, entry.seat, { standIn: null }),
        ...onReturn(next, entry.seat),
      };
    case 'rematch':
      return { rematch: entry.table };
    case 'muted':
      return {
        muted: [
          ...next.muted.filter((person) => person !== entry.person),
          ...(entry.muted ? [entry.person] : []),
        ],
      };
  }
}

function moved(next: TableNow, entry: Extract<Entry, { k: 'moved' }>, before: TableNow): Partial<TableNow> {
  const state = playing(next);
  const { seat, crossed, rolls } = entry;
  const quiet = maySecondThought(before, seat);
  const step = next.marks.length;
  return {
    stage: next.game.outcome(state) === undefined ? 'running' : 'over',
    asked: askNext(before, seat, crossed, state, next),
    marks: withMark(next.marks, { seat, crossed, paid: isRunning(before, seat), quiet }),
    draws: next.draws + rolls.length,
    ...(quiet
      ? // Not even when it was tells the others of it.
        {
          at: before.at,
          quiet: [...next.quiet, { version: next.version, seat, move: { step, text: entry.move } }],
        }
      : // What was asked about is no longer the last that happened.
        { undo: undefined }),
  };
}

function undone(next: TableNow, { steps }: Extract<Entry, { k: 'undone' }>): Partial<TableNow> {
  return {
    ...{ undo: undefined, marks: firstMarks(next.marks, steps), asked: afresh(next) },
    left: leftAfterUndo(next, steps),
    quiet: next.quiet.map((one) => ((one.move?.step ?? 0) < steps ? one : forgotten(one))),
  };
}

/** The move no longer stands. */
function forgotten({ version, seat }: Quiet): Quiet {
  return { version, seat };
}

function afresh(next: TableNow): Asked[] {
  return askAfresh(next.game, playing(next), next);
}

function playing({ state }: TableNow): GameState {
  if (state === undefined) throw new Error('an entry of the game before its start');
  return state;
}

function isHostIn({ row, seats }: TableNow, seat: number): boolean {
  const sitter = seats[seat]?.sitter;
  return sitter?.kind === 'person' && sitter.person === row.host;
}

function changeSeat(seats: readonly SeatNow[], at: number, change: Partial<SeatNow>): SeatNow[] {
  return seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat));
}

/** Who changes seats leaves the old one empty. */
function vacate({ seats }: TableNow, person: string): SeatNow[] {
  return seats.map((seat) =>
    seat.sitter.kind === 'person' && seat.sitter.person === person ? emptySeat(seat.colour) : seat,
  );
}

/** Somebody sits down; an empty seat that had the chosen colour gets the one this seat had. */
function withColour(seats: readonly SeatNow[], at: number, seated: SeatNow): SeatNow[] {
  const old = seats[at]?.colour ?? at;
  return seats.map((seat, i) => {
    if (i === at) return seated;
    return seat.colour === seated.colour ? { ...seat, colour: old } : seat;
  });
}
