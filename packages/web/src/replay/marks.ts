import type { Game } from '@topsail/engine';
import type { Eyes, Reel } from './reel.ts';

/** What opens a round, or where there are none a turn. */
const OPENINGS: Readonly<Record<string, string>> = { jamaica: 'captain', cartagena: 'turn' };

export function countedIn({ id }: Game): 'round' | 'turn' {
  return id === 'cartagena' ? 'turn' : 'round';
}

/** The moments at which a round begins, the first included. */
export function roundsIn(reel: Reel, eyes: Eyes): readonly number[] {
  return momentsWith(reel, eyes, OPENINGS[reel.game.id] ?? '');
}

export function battlesIn(reel: Reel, eyes: Eyes): readonly number[] {
  return momentsWith(reel, eyes, 'battle');
}

function momentsWith(reel: Reel, eyes: Eyes, kind: string): readonly number[] {
  return Array.from({ length: reel.length }, (_, moment) => moment).filter((moment) =>
    reel.heard(moment, eyes).some(({ e }) => e === kind),
  );
}

export function nextOf(marks: readonly number[], moment: number): number | undefined {
  return marks.find((mark) => mark > moment);
}

export function lastBefore(marks: readonly number[], moment: number): number | undefined {
  return marks.findLast((mark) => mark < moment);
}

/** Which round a moment belongs to, counted from one. */
export function roundAt(rounds: readonly number[], moment: number): number {
  return Math.max(1, rounds.filter((mark) => mark <= moment).length);
}
