export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/vitest.mutation.config.ts' },
  mutate: [
    'packages/games/src/**/*.ts',
    '!packages/games/src/**/*.test.ts',
    '!packages/games/src/**/testing/**',
  ],
  // Printed data and constants would need every test again for each mutant; the goldens and perft tables hold them.
  ignoreStatic: true,
  ignorePatterns: ['.stryker-tmp', 'reports', 'dist', 'docs', 'test-results'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  thresholds: { high: 95, low: 90, break: 85 },
};
