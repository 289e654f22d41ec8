/** Rows as text in columns: the first column to the left, the others, which are numbers, to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, i) => Math.max(known[i] ?? 0, cell.length)),
    [],
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}
