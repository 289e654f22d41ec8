import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** A temporary folder that is removed when the drill ends. */
export function scratchFolder(): string {
  if (folders.length === 0) process.on('exit', removeAll);
  const folder = mkdtempSync(join(tmpdir(), 'topsail-drill-'));
  folders.push(folder);
  return folder;
}

function removeAll(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
