import { badUsage } from '../problem.ts';
import { boutName, LADDER, type Bout } from './bouts.ts';
import { LADDER_SEED } from './climb.ts';
import type { Notebook } from './notebook.ts';

/** Which bouts, and how much of them. */
export interface Choice {
  readonly only?: string;
  readonly games?: number;
  readonly scale?: number;
}

export function chooseBouts({ only = '', games, scale = 1 }: Choice): Bout[] {
  const all = LADDER.flatMap(({ bouts }) => bouts);
  const chosen = all.filter((bout) => boutName(bout).includes(only));
  if (chosen.length === 0)
    throw badUsage(`no bout is called "${only}"; known are:\n  ${all.map(boutName).join('\n  ')}`);
  return chosen.map((bout) => ({ ...bout, games: games ?? Math.max(1, Math.round(scale * bout.games)) }));
}

/** Whether just this was played before. */
export function isDone(bout: Bout, { bouts }: Notebook): boolean {
  return bouts.some(
    ({ name, gamesAsked, seed }) =>
      name === boutName(bout) && gamesAsked === bout.games && seed === LADDER_SEED,
  );
}
