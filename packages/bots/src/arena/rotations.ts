/** The line-up in every turn around the table; two that seat the same names alike are one. */
export function rotations<T extends string>(lineUp: readonly T[]): T[][] {
  const turned = lineUp.map((_, by) => [...lineUp.slice(by), ...lineUp.slice(0, by)]);
  return [...new Map(turned.map((arrangement) => [arrangement.join(), arrangement])).values()];
}

/** How many seeds it takes to play at least so many games, each seed in all rotations. */
export function seedsFor(games: number, lineUp: readonly string[]): number {
  return Math.ceil(games / rotations(lineUp).length);
}
