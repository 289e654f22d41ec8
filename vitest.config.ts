import { defineConfig } from 'vitest/config';
import { testPlugins } from './packages/web/vite/test-plugins.mjs';

/** Packages whose modules keep nothing from one test to the next: loaded once for all files, which takes half the time. */
const pure = '{engine,games,bots,protocol}';

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 60_000,
    // Left alone it keeps a core free, which on two cores is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [`packages/${pure}/{src,test}/**/*.test.ts`],
          setupFiles: ['packages/engine/src/testing/same-examples.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: testPlugins(),
        test: {
          name: 'web',
          include: ['packages/web/{src,test}/**/*.test.ts'],
          exclude: ['**/*.svelte.test.ts'],
          setupFiles: ['packages/web/vite/plain-browser.ts', 'packages/web/vite/speak-english.ts'],
          isolate: false,
        },
      },
      // Where effects run, as in a browser.
      {
        extends: true,
        plugins: testPlugins(),
        resolve: { conditions: ['browser'] },
        test: {
          name: 'runes',
          environment: './packages/web/vite/client-environment.ts',
          include: ['packages/web/src/**/*.svelte.test.ts'],
          setupFiles: ['packages/web/vite/plain-browser.ts', 'packages/web/vite/speak-english.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['packages/{store,threads,server,cli}/{src,test}/**/*.test.ts'],
        },
      },
    ],
  },
});
