import { existsSync } from 'node:fs';
import { readText } from '../files.ts';
import { failed } from '../problem.ts';
import { boutName, LADDER } from './bouts.ts';
import type { CalibrationFigures } from './calibrations.ts';
import type { DuelFigures } from './duels.ts';
import type { BoutFigures } from './figures.ts';
import { byRuleset, type ResponseFigures } from './responses.ts';

/** What is kept of all bouts, duels, promises, and bots taught against the Captain, as a file. */
export interface Notebook {
  readonly bouts: readonly BoutFigures[];
  readonly responses?: readonly ResponseFigures[];
  readonly duels?: readonly DuelFigures[];
  readonly calibrations?: readonly CalibrationFigures[];
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
  if ('responses' in value && !isListOf(value.responses, ['name', 'won', 'training'])) return false;
  if ('duels' in value && !isListOf(value.duels, ['name', 'won', 'verdict'])) return false;
  if ('calibrations' in value && !isListOf(value.calibrations, ['name', 'brier', 'bins'])) return false;
  return isListOf(value.bouts, ['name', 'won', 'above']);
}

function isListOf(value: unknown, keys: readonly string[]): boolean {
  const has = (one: unknown): boolean =>
    typeof one === 'object' && one !== null && keys.every((key) => key in one);
  return Array.isArray(value) && value.every(has);
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

/** The same for a duel. */
export function notedDuel(notebook: Notebook, figures: DuelFigures): Notebook {
  const others = (notebook.duels ?? []).filter(({ name }) => name !== figures.name);
  return { ...notebook, duels: [...others, figures].sort(byRuleset) };
}

/** The same for promises. */
export function notedCalibration(notebook: Notebook, figures: CalibrationFigures): Notebook {
  const others = (notebook.calibrations ?? []).filter(({ name }) => name !== figures.name);
  return { ...notebook, calibrations: [...others, figures].sort(byRuleset) };
}

export function notebookText(notebook: Notebook): string {
  return `${JSON.stringify(notebook, null, 2)}\n`;
}
