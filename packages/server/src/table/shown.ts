import { promiseOf, SPECTATOR, type GameEvent, type Seat, type Viewer } from '@topsail/engine';
import type { Happening, OwnPart, PublicPart } from '@topsail/protocol';
import { clocksShown } from './clock.ts';
import { countOf, mayKnow } from './count.ts';
import { undoRight } from './deeds/undo.ts';
import type { Happened } from './happened.ts';
import { botIn, hostOf, seatOf, type SeatNow, type TableNow } from './now.ts';

/** What everybody at the table may know of its seats. */
export function seatsShown(seats: readonly SeatNow[]): PublicPart['seats'] {
  return seats.map(({ sitter, colour, standIn, nonce }) => ({
    ...{ sitter, colour, standIn },
    ready: nonce !== null || sitter.kind === 'bot',
  }));
}

/** What everybody at the table may know. */
export function publicPart(now: TableNow): PublicPart {
  return { ...changingPart(now), seats: seatsShown(now.seats) };
}

/** What of it changes with almost every move. */
export function changingPart(now: TableNow): Omit<PublicPart, 'seats'> {
  const { row, game, state, stage, undo } = now;
  return {
    stage,
    host: seatOf(now, hostOf(now)) ?? null,
    steps: now.marks.shown,
    waiting: [...now.asked.keys()].filter((seat) => now.asked[seat]?.owes === true),
    game: state === undefined ? null : game.table(state),
    undo: undo === undefined ? null : { seat: undo.seat, agreed: undo.agreed },
    clocks: clocksShown(now),
    outcome: (state === undefined ? undefined : game.outcome(state)) ?? null,
    dice: { commitment: promiseAt(now), secret: stage === 'over' ? row.secret : null },
    rematch: now.rematch ?? null,
    muted: now.muted,
  };
}

const promises = new WeakMap<object, string>();

/** Made once for a table, whose secret never changes. */
function promiseAt({ row }: TableNow): string {
  const promise = promises.get(row) ?? promiseOf(row.secret);
  promises.set(row, promise);
  return promise;
}

/** What only this person may know. */
export function ownPart(now: TableNow, person: string): OwnPart {
  const seat = seatOf(now, person);
  const host = hostOf(now) === person;
  const { state, game } = now;
  if (seat === undefined || state === undefined)
    return { seat: seat ?? null, host, game: null, moves: [], undo: 'no' };
  return {
    seat,
    host,
    game: game.own(state, seat),
    moves: botIn(now, seat) === undefined ? (now.asked[seat]?.moves ?? []) : [],
    undo: undoRight(now, seat).may,
  };
}

export function viewerOf(now: TableNow, person: string): Viewer {
  return seatOf(now, person) ?? SPECTATOR;
}

/** What this viewer may know of what happened; nothing when they may not know that it did. */
export function heardBy(now: TableNow, happened: Happened, viewer: Viewer): readonly Happening[] {
  if (!mayKnow(happened, viewer)) return [];
  const { at, note, events } = happened;
  const heard = events.flatMap((event: GameEvent) => now.game.hear(event, viewer) ?? []);
  const version = countOf(now, viewer, happened.version);
  return [{ version, at, note, events: heard.length === 0 ? undefined : heard }];
}

/** The seats of people who are there. */
export function seatsOf(now: TableNow, people: ReadonlySet<string>): Seat[] {
  return [...now.seats.keys()].filter((seat) => {
    const sitter = now.seats[seat]?.sitter;
    return sitter?.kind === 'person' && people.has(sitter.person);
  });
}
