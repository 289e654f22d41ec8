import { resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * Packages that a scope does not mutate, each as one file: every mutant loads them anew, and hundreds of modules take
 * longer than the tests.
 * @param {readonly string[]} packages
 * @returns {Promise<{ find: RegExp, replacement: string }[]>}
 */
export async function bundles(packages) {
  return Promise.all(
    packages.map(async (name) => {
      // Not inside node_modules: Vitest would leave the names of our packages in it to Node.
      const outfile = resolve(`dist/mutation/${name}.js`);
      await build({
        ...{ entryPoints: [resolve(`packages/${name}/src/index.ts`)], outfile },
        ...{ bundle: true, packages: 'external', format: 'esm', platform: 'node', logLevel: 'warning' },
      });
      return { find: new RegExp(`^@topsail/${name}$`), replacement: outfile };
    }),
  );
}
