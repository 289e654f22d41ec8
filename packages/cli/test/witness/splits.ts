import { SIXTH, type Ship } from './ship.ts';
import type { Taken } from './told.ts';

/** PAY-2: what every way to take so many tokens leaves aboard; all ordinary holds are alike. */
export function splits(ship: Ship, good: string, due: number): string[] {
  let ways: readonly { owing: number; left: readonly string[] }[] = [{ owing: due, left: [] }];
  for (const { hold, count } of holdsOf(ship, good)) {
    ways = ways.flatMap(({ owing, left }) =>
      Array.from({ length: Math.min(count, owing) + 1 }, (_, n) => ({
        owing: owing - n,
        left: [...left, leftIn(hold, count - n)],
      })),
    );
  }
  return [...new Set(ways.filter(({ owing }) => owing === 0).map(({ left }) => left.toSorted().join(', ')))];
}

/** What a split leaves, in the same words. */
export function splitOf(ship: Ship, good: string, split: readonly Taken[]): string {
  const left = holdsOf(ship, good).map(({ hold, count }) => {
    const taken = split.find((one) => one.hold === hold)?.n ?? 0;
    return leftIn(hold, count - taken);
  });
  return left.sort().join(', ');
}

function holdsOf(ship: Ship, good: string): { hold: number; count: number }[] {
  return ship.holds.flatMap((cargo, hold) => (cargo?.good === good ? [{ hold, count: cargo.count }] : []));
}

function leftIn(hold: number, count: number): string {
  return hold === SIXTH ? `${count} in the sixth` : String(count);
}
