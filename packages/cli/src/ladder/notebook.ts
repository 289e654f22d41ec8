import { existsSync } from 'node:fs';
import { readText } from '../files.ts';
import { failed } from '../problem.ts';
import { boutName, LADDER } from './bouts.ts';
import type { BoutFigures } from './figures.ts';
import { byRuleset, type ResponseFigures } from './responses.ts';

/** What is kept of all bouts, and of bots taught against the Captain, as a file. */
export interface Notebook {
  readonly bouts: readonly BoutFigures[];
  readonly responses?: readonly ResponseFigures[];
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
  if ('responses' in value && !(Array.isArray(value.responses) && value.responses.every(isResponse)))
    return false;
  return Array.isArray(value.bouts) && value.bouts.every(isBout);
}

function isBout(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && 'won' in value && 'above' in value;
}

function isResponse(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'name' in value && 'won' in value && 'training' in value
  );
}

/** The notebook with these figures in place of older ones, in the order of the ladder. */
export function noted(notebook: Notebook, figures: BoutFigures): Notebook {
  const order = LADDER.flatMap((rung) => rung.bouts.map(boutName));
  const all = [...notebook.bouts.filter(({ name }) => name !== figures.name), figures];
  return { ...notebook, bouts: all.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)) };
}

/** The same for a bot taught against the Captain. */
export function notedResponse(notebook: Notebook, figures: ResponseFigures): Notebook {
  const others = (notebook.responses ?? []).filter(({ name }) => name !== figures.name);
  return { ...notebook, responses: [...others, figures].sort(byRuleset) };
}

export function notebookText(notebook: Notebook): string {
  return `${JSON.stringify(notebook, null, 2)}\n`;
}
