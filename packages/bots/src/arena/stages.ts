import type { SeatResult } from './match.ts';

/** One step of a finishing order: of those who are left, who comes next? */
export interface Stage {
  /** How many seats of each name are left. */
  readonly counts: readonly number[];
  /** Less than one where level seats make several orders possible. */
  readonly weight: number;
  /** How much of the weight fell to each name. */
  readonly chosen: readonly number[];
}

/**
 * A finishing order as a row of choices: the winner among all, the second among the rest, and so on. Seats that finish
 * level stand for all their orders, each as likely as the other. A choice among copies of one name says nothing and is
 * left out.
 */
export function stagesOf(names: readonly string[], seats: readonly SeatResult[]): Stage[] {
  const stages: Stage[] = [];
  for (const place of [...new Set(seats.map((seat) => seat.place))]) {
    const level = seats.filter((seat) => seat.place === place);
    const behind = seats.filter((seat) => seat.place > place);
    for (const left of subsets(level)) {
      const counts = countNames(names, [...left, ...behind]);
      if (counts.filter((count) => count > 0).length < 2) continue;
      const weight = 1 / choices(level.length, left.length);
      const chosen = countNames(names, left).map((count) => (weight * count) / left.length);
      stages.push({ counts, weight, chosen });
    }
  }
  return stages;
}

function countNames(names: readonly string[], seats: readonly SeatResult[]): number[] {
  return names.map((name) => seats.filter((seat) => seat.name === name).length);
}

/** Every subset but the empty one. */
function subsets<T>(all: readonly T[]): T[][] {
  return Array.from({ length: 2 ** all.length - 1 }, (_, i) =>
    all.filter((_member, index) => ((i + 1) >> index) % 2 === 1),
  );
}

/** In how many ways `few` are taken out of `many`. */
function choices(many: number, few: number): number {
  return few === 0 ? 1 : (choices(many - 1, few - 1) * many) / few;
}
