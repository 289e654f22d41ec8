import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCli } from './build-cli.mjs';
import { bundle } from './bundle.mjs';
import { isStale, root } from './fresh.mjs';

const web = {
  what: 'the web pages',
  built: 'packages/web/dist/index.html',
  sources: [
    'packages/engine/src',
    'packages/games/src',
    'packages/bots/src',
    'packages/protocol/src',
    'packages/web/src',
    'packages/web/public',
    'packages/web/vite',
    'packages/web/index.html',
    'packages/web/vite.config.ts',
    'packages/web/svelte.config.js',
    'packages/web/package.json',
    'docs/rules',
    'package-lock.json',
  ],
  build: buildWeb,
};

const server = {
  what: 'the server',
  built: 'packages/server/dist/main.js',
  sources: [
    'packages/engine/src',
    'packages/games/src',
    'packages/bots/src',
    'packages/threads/src',
    'packages/protocol/src',
    'packages/store/src',
    'packages/server/src',
    'package-lock.json',
  ],
  build: buildServer,
};

export function ensureWebBuilt() {
  return ensure(web);
}

export function ensureServerBuilt() {
  return ensure(server);
}

/** Builds what is missing or older than its sources. */
async function ensure({ what, built, sources, build }) {
  if (!isStale(built, sources)) return;
  console.log(`Building ${what}`);
  await build();
}

async function buildWeb() {
  const { build } = await import('vite');
  await build({ root: join(root, 'packages/web'), logLevel: 'warn' });
}

async function buildServer() {
  await bundle({
    input: {
      main: join(root, 'packages/server/src/main.ts'),
      thinker: join(root, 'packages/threads/src/thinker.ts'),
    },
    // They have a native binary, or must be resolved from node_modules.
    external: ['@photostructure/sqlite', 'ws', 'pino', 'prom-client'],
    folder: 'packages/server/dist',
    last: 'main.js',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildWeb();
  await buildServer();
  await buildCli();
  console.log('Built packages/web/dist, packages/server/dist and packages/cli/dist');
}
