interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the tokens of a hold lie about its middle, in steps of one token: in rows that are counted at a glance. */
export function stowed(count: number): readonly Spot[] {
  const rows = count <= 2 ? 1 : Math.max(2, Math.ceil(count / 3));
  const wide = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / wide);
    const inRow = Math.min(wide, count - row * wide);
    return { x: (n % wide) - (inRow - 1) / 2, y: row - (rows - 1) / 2 };
  });
}
