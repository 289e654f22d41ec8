/** A table with its titles in the first row. So many columns are words, to the left; all others are numbers, to the right. */
export function markdownTable(rows: readonly (readonly string[])[], words: number): string {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, i) => Math.max(known[i] ?? 3, cell.length)),
    [],
  );
  const lines = rows.map((row) =>
    line(row.map((cell, i) => (i < words ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))),
  );
  const rule = line(widths.map((width, i) => (i < words ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  return [...lines.slice(0, 1), rule, ...lines.slice(1)].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
