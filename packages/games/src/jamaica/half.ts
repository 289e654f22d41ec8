import { ASK, isLeft, TASK } from './agenda.ts';
import type { State } from './state.ts';
import type { Half } from './types.ts';

/** RND-4, GHO-3: which half of the day is being played; none while dice are set, cards picked or scores counted. */
export function halfOf({ asking, agenda }: State): Half | null {
  if (asking === ASK.nothing || asking === ASK.dice || asking === ASK.card || asking === ASK.over)
    return null;
  return isLeft(agenda, TASK.evening) || isLeft(agenda, TASK.ghostEvening) ? 'morning' : 'evening';
}
