import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../fresh.mjs';

/** A command: the file that Node runs, its arguments, and additional environment variables. */
export function script(file, ...args) {
  return { file: join(root, 'scripts', file), args, env: {} };
}

/** Runs the script of a tool with this Node: no shell, no npx, the same on every system. */
export function tool(name, ...args) {
  return { file: binOf(name), args, env: {} };
}

const packageOf = {
  tsc: 'typescript',
  depcruise: 'dependency-cruiser',
  playwright: '@playwright/test',
  stryker: '@stryker-mutator/core',
};

function binOf(name) {
  const folder = join(root, 'node_modules', packageOf[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** Any free port, so that two copies of the repository can be tested on one machine. */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
