import { isUnfinished, SPECTATOR } from '@topsail/engine';
import { isOpen, peopleOf } from './people.ts';
import type { Session } from './session.ts';

/**
 * How many steps stay when the last decision is taken back of the person who looks at the screen, or, while the device is handed
 * on or nothing is hidden, of the player who answered last; undefined when too much has been shown since.
 */
function stepsBeforeAnswer(session: Session): number | undefined {
  const { viewer, record, moments } = session;
  const people = peopleOf(session);
  for (let step = record.steps.length - 1; step >= 0; step--) {
    const by = record.steps[step]?.seat;
    if (moments[step + 1]?.crossed !== false || by === undefined) return undefined;
    if (people.includes(by))
      return isOpen(session) || viewer === SPECTATOR || viewer === by
        ? startOfDecision(session, step)
        : undefined;
  }
  return undefined;
}

/** What is asked part by part is decided at once: the first of the steps that one decision took. */
function startOfDecision({ game, moments }: Session, step: number): number {
  let start = step;
  while (isPart(start - 1)) start--;
  return start;

  function isPart(at: number): boolean {
    const [before, after] = [moments[at], moments[at + 1]];
    return before !== undefined && after !== undefined && isUnfinished(game, before.state, after.state);
  }
}

export function mayUndo(session: Session): boolean {
  return stepsBeforeAnswer(session) !== undefined;
}

export function undo(session: Session): Session {
  const kept = stepsBeforeAnswer(session);
  if (kept === undefined) return session;
  const { record, moments } = session;
  return {
    ...session,
    record: { ...record, steps: record.steps.slice(0, kept) },
    moments: moments.slice(0, kept + 1),
  };
}
