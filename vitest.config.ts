import { defineConfig } from 'vitest/config';
import { testPlugins } from './packages/web/vite/test-plugins.mjs';

const pages = 'packages/web/src/**/*.test.ts';

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 60_000,
    // Left alone it keeps a core free, which on two cores is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        plugins: testPlugins(),
        test: {
          name: 'web',
          include: [pages],
          setupFiles: ['packages/web/vite/plain-browser.ts', 'packages/web/vite/speak-english.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
          exclude: [pages, '**/node_modules/**'],
        },
      },
    ],
  },
});
