// Writes the names of all built files into the service worker, so that it can keep them for times without a network.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

const WORKER = 'sw.js';
const SOURCE = 'src/app/offline/service-worker.ts';
/** The game that no player is offered is fetched when somebody asks for it by its id. */
const UNOFFERED = /^\/assets\/ring/i;
/** Only messengers and the server read these. */
const PREVIEWS = /^\/preview/;

export function offline() {
  let config;
  return {
    name: 'topsail-offline',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: 'index.html', [WORKER]: SOURCE },
          output: { entryFileNames: ({ name }) => (name === WORKER ? name : 'assets/[name]-[hash].js') },
        },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    // When the folder is whole: with what was only copied, and what other plugins wrote.
    closeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const files = filesIn(folder).filter(
        (file) => file !== `/${WORKER}` && !UNOFFERED.test(file) && !PREVIEWS.test(file),
      );
      const path = join(folder, WORKER);
      const build = JSON.stringify({ version: versionOf(folder, files), files });
      writeFileSync(path, `const BUILD = ${build};\n${readFileSync(path, 'utf8')}`);
    },
  };
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .toSorted();
}

function versionOf(folder, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
