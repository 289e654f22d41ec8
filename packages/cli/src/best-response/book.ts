import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { writeText } from '../files.ts';
import { documentOf } from '../ladder/document.ts';
import { findNotebook, notebookText, notedResponse } from '../ladder/notebook.ts';
import type { ResponseFigures } from '../ladder/responses.ts';
import { failed, systemReason } from '../problem.ts';

/** Before, not after hours of play. */
export function refuseUnusable(path: string): void {
  findNotebook(path);
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    throw failed(`cannot write ${path}: ${systemReason(error)}`);
  }
}

/** Adds figures to those in the file as it is by now, and writes the document beside it. The document's path. */
export function writeInto(path: string, figures: ResponseFigures): string {
  const notebook = notedResponse(findNotebook(path), figures);
  const out = `${path.replace(/\.json$/, '')}.md`;
  writeText(path, notebookText(notebook));
  writeText(out, documentOf(notebook));
  return out;
}
