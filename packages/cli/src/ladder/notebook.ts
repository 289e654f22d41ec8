import { existsSync } from 'node:fs';
import { readText } from '../files.ts';
import { failed } from '../problem.ts';
import { boutName, LADDER } from './bouts.ts';
import type { BoutFigures } from './figures.ts';

/** What is kept of all bouts, as a file. */
export interface Notebook {
  readonly bouts: readonly BoutFigures[];
}

const EMPTY: Notebook = { bouts: [] };

/** The notebook in that file; an empty one if there is no file. */
export function findNotebook(path: string): Notebook {
  return existsSync(path) ? readNotebook(path) : EMPTY;
}

export function readNotebook(path: string): Notebook {
  const text = readText(path);
  try {
    const notebook: unknown = JSON.parse(text);
    if (isNotebook(notebook)) return notebook;
  } catch {
    // What is no JSON is no notebook.
  }
  throw failed(`${path} holds no figures of a ladder`);
}

function isNotebook(value: unknown): value is Notebook {
  if (typeof value !== 'object' || value === null || !('bouts' in value)) return false;
  return Array.isArray(value.bouts) && value.bouts.every(isBout);
}

function isBout(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && 'won' in value && 'above' in value;
}

/** The notebook with these figures in place of older ones, in the order of the ladder. */
export function noted({ bouts }: Notebook, figures: BoutFigures): Notebook {
  const order = LADDER.flatMap((rung) => rung.bouts.map(boutName));
  const all = [...bouts.filter(({ name }) => name !== figures.name), figures];
  return { bouts: all.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)) };
}

export function notebookText(notebook: Notebook): string {
  return `${JSON.stringify(notebook, null, 2)}\n`;
}
