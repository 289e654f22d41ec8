import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// Stryker works on a copy of the tree, while node_modules still leads to the original: name the copy's packages.
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@topsail\/engine\/testing$/, replacement: resolve('packages/engine/src/testing/index.ts') },
      { find: /^@topsail\/(\w+)$/, replacement: resolve('packages/$1/src/index.ts') },
    ],
  },
  test: {
    // Not the random walks (contract, secrecy, foresight): they would run again for nearly every mutant.
    include: ['packages/games/src/**/*.test.ts', 'packages/games/test/{golden,perft}.test.ts'],
    exclude: ['**/*-property.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    env: { TOPSAIL_SHORT: '1' },
  },
});
