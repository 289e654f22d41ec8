import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the files of one test file, removed afterwards. */
export function scratch(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'topsail-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return (name) => join(folder, name);
}
