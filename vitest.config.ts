import { defineConfig } from 'vitest/config';
import { words } from './packages/web/vite/words.mjs';

const pages = 'packages/web/src/**/*.test.ts';

export default defineConfig({
  plugins: [words()],
  test: {
    environment: 'node',
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          include: [pages],
          setupFiles: ['packages/web/vite/speak-english.ts'],
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
