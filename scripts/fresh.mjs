import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Whether a built file is missing or older than any of the sources (files or whole folders, from the root). */
export function isStale(built, sources) {
  const path = join(root, built);
  return !existsSync(path) || statSync(path).mtimeMs < newest(sources.map((source) => join(root, source)));
}

// A folder's own time counts too: it changes when a file in it is removed.
function newest(paths) {
  let time = 0;
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) continue;
    time = Math.max(time, found.mtimeMs);
    if (found.isDirectory()) time = Math.max(time, newest(readdirSync(path).map((name) => join(path, name))));
  }
  return time;
}

/** Runs `npm ci` unless the installed packages match the lock file. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies (npm ci)');
  execFileSync('npm', ['ci', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
}

// Compares versions, not times: git may touch the lock file without changing it.
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.entries(packagesIn('package-lock.json')).every(([name, wanted]) => {
    if (!name.startsWith('node_modules/') || wanted.link || wanted.optional || wanted.devOptional)
      return true;
    return installed[name]?.version === wanted.version;
  });
}

function packagesIn(lock) {
  const path = join(root, lock);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}
