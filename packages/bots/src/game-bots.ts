import type { Coach } from './coach/coach.ts';
import type { Crew } from './crew.ts';
import type { School } from './learning/school.ts';
import type { Lore } from './lore.ts';

/** All that thinks about one game. */
export interface GameBots {
  readonly crew: Crew;
  readonly coach: Coach;
  /** Where its bots learn; null where there is nothing to learn. */
  readonly lessons: Lessons | null;
}

interface Lessons {
  readonly school: School;
  /** What is known of a ruleset so far. */
  readonly loreOf: (ruleset: string) => Lore;
}
