import { seatsToAct, SPECTATOR, type Seat, type Viewer } from '@topsail/engine';
import { opponentAt } from './decision.ts';
import { momentOf } from './moment.ts';
import { outcomeOf, stateOf, type Session } from './session.ts';

/** The seats of those who share this device. */
export function peopleOf(session: Session): readonly Seat[] {
  const seats = Array.from({ length: session.record.setup.seats }, (_, seat) => seat);
  return seats.filter((seat) => [undefined, 'friend'].includes(opponentAt(session, seat)));
}

/** The same table through other eyes. */
export function seenBy(session: Session, viewer: Viewer): Session {
  if (viewer === session.viewer) return session;
  const moments = session.moments.map((moment) => momentOf(session.game, viewer, moment));
  return { ...session, viewer, moments };
}

/** The people who owe an answer, beginning behind the player who answered last. */
export function peopleToAct(session: Session): readonly Seat[] {
  const people = peopleOf(session);
  const last = session.record.steps.findLast(({ seat }) => people.includes(seat))?.seat ?? -1;
  const asked = seatsToAct(session.game, stateOf(session)).filter((seat) => people.includes(seat));
  return [...asked.filter((seat) => seat > last), ...asked.filter((seat) => seat <= last)];
}

/** Whether the rules hide nothing, so that all may look at the screen at the same time. */
export function isOpen({ game, record }: Session): boolean {
  return game.rulesets.some(({ id, open }) => open && id === record.setup.ruleset);
}

/** Shows nobody's cards while the device goes from one person to another, and when the game is over. */
export function veiled(session: Session): Session {
  if (peopleOf(session).length < 2) return session;
  const asked = peopleToAct(session);
  const isAnothers = asked.length > 0 && !asked.some((seat) => seat === session.viewer);
  if (isOpen(session)) return isAnothers ? seenBy(session, asked[0] ?? SPECTATOR) : session;
  return isAnothers || outcomeOf(session) !== undefined ? seenBy(session, SPECTATOR) : session;
}

/** How many moments this person has seen at least: up to their own last answer, or to how the table was laid. */
export function seenMoments({ record }: Session, seat: Seat): number {
  return record.steps.findLastIndex((step) => step.seat === seat) + 2;
}
