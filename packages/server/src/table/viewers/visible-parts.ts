import { promiseOf, SPECTATOR, type GameEvent, type Seat, type Viewer } from '@topsail/engine';
import type { DiceInfo, VisibleChange, OwnPart, PublicPart } from '@topsail/protocol';
import { clockInfos } from '../state/clock.ts';
import { visibleVersion, isVisibleTo } from './visible-version.ts';
import { undoRight } from '../commands/undo.ts';
import type { Change } from './change.ts';
import { botIn, hostOf, seatOf, type SeatState, type TableState } from '../state/table-state.ts';

/** The seats as everybody sees them. */
export function seatInfos(seats: readonly SeatState[]): PublicPart['seats'] {
  return seats.map(({ occupant, colour, standIn, seal }) => ({
    ...{ occupant, colour, standIn },
    ready: seal !== null || occupant.kind === 'bot',
  }));
}

/** The part of a frame that everybody may know. */
export function publicPart(table: TableState): PublicPart {
  return { ...changingPart(table), seats: seatInfos(table.seats) };
}

/** The public part without the seats, which change seldom. */
export function changingPart(table: TableState): Omit<PublicPart, 'seats'> {
  const { game, gameState, stage, undo } = table;
  return {
    stage,
    host: seatOf(table, hostOf(table)) ?? null,
    steps: table.playedMoves.visibleCount,
    waiting: [...table.questions.keys()].filter((seat) => table.questions[seat]?.isAwaited === true),
    game: gameState === undefined ? null : game.table(gameState),
    undo: undo === undefined ? null : { seat: undo.seat, agreed: undo.agreed },
    clocks: clockInfos(table),
    outcome: (gameState === undefined ? undefined : game.outcome(gameState)) ?? null,
    dice: diceInfo(table),
    rematch: table.rematch ?? null,
    muted: table.muted,
  };
}

/** The nonces are in no frame: what is needed to check them is the seals before, and the record after the game. */
function diceInfo(table: TableState): DiceInfo {
  const { row, stage, seats, opening } = table;
  return {
    commitment: commitmentOf(table),
    secret: stage === 'over' ? row.secret : null,
    seals: stage === 'open' ? seats.map(({ seal }) => seal) : null,
    opening: opening === undefined ? null : openingInfo(table, opening),
  };
}

function openingInfo(table: TableState, { until }: { readonly until: number }): DiceInfo['opening'] {
  const opened = [...table.seats.keys()].filter((seat) => table.seats[seat]?.nonce !== null);
  return { until: until + table.downtime, opened };
}

const commitments = new WeakMap<object, string>();

/** Cached: the secret of a table never changes. */
function commitmentOf({ row }: TableState): string {
  const commitment = commitments.get(row) ?? promiseOf(row.secret);
  commitments.set(row, commitment);
  return commitment;
}

/** The part of a frame that only this person may know. */
export function ownPart(table: TableState, person: string): OwnPart {
  const seat = seatOf(table, person);
  const host = hostOf(table) === person;
  const { gameState, game } = table;
  if (seat === undefined || gameState === undefined)
    return { seat: seat ?? null, host, game: null, moves: [], undo: 'no' };
  return {
    seat,
    host,
    game: game.own(gameState, seat),
    moves: botIn(table, seat) === undefined ? (table.questions[seat]?.moves ?? []) : [],
    undo: undoRight(table, seat).may,
  };
}

export function viewerOf(table: TableState, person: string): Viewer {
  return seatOf(table, person) ?? SPECTATOR;
}

/** A change as this viewer may know it; empty when they may not know of it at all. */
export function visibleChanges(table: TableState, change: Change, viewer: Viewer): readonly VisibleChange[] {
  if (!isVisibleTo(change, viewer)) return [];
  const { at, tableEvent, events } = change;
  const heard = events.flatMap((event: GameEvent) => table.game.hear(event, viewer) ?? []);
  const version = visibleVersion(table, viewer, change.version);
  return [{ version, at, tableEvent, events: heard.length === 0 ? undefined : heard }];
}

/** The seats in which these people sit. */
export function seatsOfPeople(table: TableState, people: ReadonlySet<string>): Seat[] {
  return [...table.seats.keys()].filter((seat) => {
    const occupant = table.seats[seat]?.occupant;
    return occupant?.kind === 'person' && people.has(occupant.person);
  });
}
