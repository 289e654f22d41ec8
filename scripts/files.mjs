import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './fresh.mjs';

const built = new Set(['node_modules', 'dist', 'reports']);

/** All files below a folder whose path matches the pattern, as paths from the root with forward slashes. */
export function filesUnder(folder, pattern) {
  return walk(join(root, folder))
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter((path) => pattern.test(path));
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return built.has(entry.name) ? [] : walk(path);
  });
}

export function isTest(path) {
  return /\.test\.ts$|\/(test|e2e|testing)\//.test(path);
}
