import { has, type GameState, type Seat } from '@topsail/engine';
import { deny, grant } from '@topsail/protocol';
import type { Decided, Made } from '../made.ts';
import { marksAfter, stepsBelowLast } from '../marks.ts';
import { botIn, type TableNow } from '../now.ts';
import { mySeat, playing, type Asking } from './asking.ts';
import { moveOf } from './play.ts';
import { one } from './seats.ts';

/** How one's last move may be taken back: not at all, at once, or with the consent of the others. */
export type UndoRight =
  | { readonly may: 'no' }
  | { readonly may: 'free' | 'ask'; /** How many moves would stand. */ readonly steps: number };

/**
 * At once only while nothing was shown since, and nobody else has moved. Second thoughts do not count: a card goes back to
 * the hand together with the cards it was picked instead of, and nobody can tell whether others have thought again.
 */
export function undoRight(now: TableNow, seat: Seat): UndoRight {
  const steps = stepsBelowLast(now.marks, (mark) => mark.seat === seat && !mark.quiet);
  if (now.stage !== 'running' || steps === undefined) return { may: 'no' };
  const isFree = marksAfter(now.marks, steps).every(
    (mark) => mark.quiet || (mark.seat === seat && !mark.crossed),
  );
  return { may: isFree || !now.seats.some((_, other) => isVoter(now, seat, other)) ? 'free' : 'ask', steps };
}

export async function undo(asking: Asking): Promise<Decided> {
  const { now } = asking;
  const seat = playing(asking);
  if (!seat.ok) return seat;
  if (now.undo !== undefined) return deny('table/undo-asked', { params: { seat: now.undo.seat } });
  const right = undoRight(now, seat.value);
  if (right.may === 'no') return deny('table/no-undo');
  const { steps } = right;
  if (right.may === 'ask') return one({ entry: { k: 'undo-asked', seat: seat.value, steps } });
  return grant({ made: await undone(asking, seat.value, steps) });
}

export async function agree(asking: Asking): Promise<Decided> {
  const { now } = asking;
  const seat = voting(asking);
  if (!seat.ok) return seat;
  const { undo: wish } = now;
  if (wish === undefined) return deny('table/no-undo-asked');
  const agreed: Made = { entry: { k: 'undo-agreed', seat: seat.value } };
  const missing = voters(now, wish.seat).filter(
    (voter) => voter !== seat.value && !wish.agreed.includes(voter),
  );
  if (missing.length > 0) return grant({ made: [agreed] });
  return grant({ made: [agreed, ...(await undone(asking, wish.seat, wish.steps))] });
}

/** Anybody may say no, and who asked may think better of it. */
export function decline(asking: Asking): Decided {
  const { undo: wish } = asking.now;
  const seat = wish?.seat === seatHere(asking) ? playing(asking) : voting(asking);
  return seat.ok ? one({ entry: { k: 'undo-declined', seat: seat.value } }) : seat;
}

function seatHere(asking: Asking): Seat | undefined {
  const seat = mySeat(asking);
  return seat.ok ? seat.value : undefined;
}

/** The people who must agree: all others, but those for whom a bot plays. */
function voters(now: TableNow, seat: Seat): Seat[] {
  return [...now.seats.keys()].filter((other) => isVoter(now, seat, other));
}

function isVoter(now: TableNow, seat: Seat, other: Seat): boolean {
  return other !== seat && botIn(now, other) === undefined;
}

function voting(asking: Asking): ReturnType<typeof mySeat> {
  const { undo: wish } = asking.now;
  const seat = playing(asking);
  if (!seat.ok) return seat;
  if (wish === undefined) return deny('table/no-undo-asked');
  const mayVote = isVoter(asking.now, wish.seat, seat.value) && !wish.agreed.includes(seat.value);
  return mayVote ? seat : deny('table/no-undo-asked');
}

/** Moves are taken back, but no second thought about a card that stays picked. */
async function undone({ now, past, at }: Asking, seat: Seat, steps: number): Promise<readonly Made[]> {
  const state = await past(steps);
  const made: Made[] = [{ entry: { k: 'undone', seat, steps }, state }];
  for (const [thinker, text] of thoughtsAbout(now, steps, state)) {
    const again = moveOf({ ...now, state: made.at(-1)?.state }, thinker, text, null, at);
    if (again.ok) made.push(...again.value.made);
  }
  return made;
}

/** The last second thought of every seat that is not waited for when only so many moves stand, about the same question. */
function thoughtsAbout({ game, marks, quiet }: TableNow, steps: number, state: GameState): Map<Seat, string> {
  const last = new Map<Seat, string>();
  const shown = marksAfter(marks, steps).findIndex(({ crossed }) => crossed);
  const end = shown < 0 ? Infinity : steps + shown;
  for (const { seat, move } of quiet) {
    if (move === undefined || move.step < steps || move.step > end) continue;
    if (!has(game.toAct(state), seat)) last.set(seat, move.text);
  }
  return last;
}
