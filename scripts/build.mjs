import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStale, root } from './fresh.mjs';

const web = join(root, 'packages/web');

const webSources = [
  'packages/engine/src',
  'packages/games/src',
  'packages/bots/src',
  'packages/web/src',
  'packages/web/public',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/svelte.config.js',
  'packages/web/package.json',
  'docs/rules',
  'package-lock.json',
];

export async function ensureWebBuilt() {
  if (!isStale('packages/web/dist/index.html', webSources)) return;
  console.log('Building the web pages');
  await buildWeb();
}

async function buildWeb() {
  const { build } = await import('vite');
  await build({ root: web, logLevel: 'warn' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildWeb();
  console.log('Built packages/web/dist');
}
