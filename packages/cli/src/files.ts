import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { makeFolder } from '@topsail/store';
import { failed, systemReason } from './problem.ts';

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw failed(`cannot read ${path}: ${systemReason(error)}`);
  }
}

/** By rename, so that a file written before is never left half overwritten. */
export function writeText(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    throw failed(`cannot write ${path}: ${systemReason(error)}`);
  }
}

/** The folder, and those above it, if they are not there. */
export function ensureFolder(path: string, mode?: number): void {
  try {
    makeFolder(path, mode);
  } catch (error) {
    throw failed(`cannot make the folder ${path}: ${systemReason(error)}`);
  }
}
