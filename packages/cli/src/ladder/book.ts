import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeText } from '../files.ts';
import { failed, systemReason } from '../problem.ts';
import { documentOf } from './document.ts';
import { findNotebook, notebookText, type Notebook } from './notebook.ts';

/** From where bin/topsail.mjs puts this program. */
export const USUAL_BOOK = fileURLToPath(new URL('../../../docs/bots.json', import.meta.url));

/** Before, not after hours of play. */
export function refuseUnusable(path: string): void {
  findNotebook(path);
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    throw failed(`cannot write ${path}: ${systemReason(error)}`);
  }
}

/** Notes something in the file as it is by now, and writes the document beside it. The document's path. */
export function writeInto(path: string, change: (notebook: Notebook) => Notebook): string {
  const notebook = change(findNotebook(path));
  const out = `${path.replace(/\.json$/, '')}.md`;
  writeText(path, notebookText(notebook));
  writeText(out, documentOf(notebook));
  return out;
}

/** How a command notes what it found, if it was asked to: in a file of its own, or in the usual one. */
export function noter(into: string | true | undefined): (change: (notebook: Notebook) => Notebook) => void {
  if (into === undefined) return () => undefined;
  const path = into === true ? USUAL_BOOK : into;
  refuseUnusable(path);
  return (change) => void writeInto(path, change);
}
