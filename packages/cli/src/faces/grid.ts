import colors from 'picocolors';

/** One column of a drawn board: what stands under each other. */
export interface Cell {
  readonly top: string;
  readonly middle: string;
  readonly bottom: string;
  readonly paint?: (text: string) => string;
}

const WIDTH = 76;

/** Cells side by side in three lines, in as many blocks as the width of a terminal asks for. */
export function grid(cells: readonly Cell[]): string {
  const width =
    1 + Math.max(...cells.flatMap(({ top, middle, bottom }) => [top, middle, bottom].map(lengthOf)));
  const perBlock = Math.max(1, Math.floor(WIDTH / width));
  const blocks: string[] = [];
  for (let i = 0; i < cells.length; i += perBlock) blocks.push(block(cells.slice(i, i + perBlock), width));
  return blocks.join('\n');
}

function lengthOf(text: string): number {
  return text.length;
}

function block(cells: readonly Cell[], width: number): string {
  const line = (text: (cell: Cell) => string): string => `  ${cells.map(text).join('')}`.trimEnd();
  const lines = [
    line(({ top }) => colors.dim(top.padEnd(width))),
    line(({ middle, paint = String }) => paint(middle.padEnd(width))),
  ];
  if (cells.some(({ bottom }) => bottom !== ''))
    lines.push(line(({ bottom }) => colors.bold(bottom.padEnd(width))));
  return lines.join('\n');
}
