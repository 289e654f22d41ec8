import type { Eyes, Reel } from './reel.ts';

/** The moments at which a round begins, or where there are none a turn; the first included. */
export function roundsIn(reel: Reel, eyes: Eyes): readonly number[] {
  return momentsWith(reel, eyes, reel.client.counting.opens);
}

/** The moments a game has that are worth jumping to, such as battles. */
export function highlightsIn(reel: Reel, eyes: Eyes): readonly number[] {
  const { highlight } = reel.client.counting;
  return highlight === undefined ? [] : momentsWith(reel, eyes, highlight);
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
