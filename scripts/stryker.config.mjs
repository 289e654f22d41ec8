import { chosenScope, reportOf } from './mutation-scopes.mjs';

const { name, mutate } = chosenScope();

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/vitest.mutation.config.ts' },
  mutate,
  // Printed data and constants would need every test again for each mutant; the goldens and perft tables hold them.
  ignoreStatic: true,
  ignorePatterns: ['.stryker-tmp', 'reports', 'dist', 'test-results'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  dryRunTimeoutMinutes: 30,
  // A mutant that times out counts as killed: be patient, so that a busy machine kills none.
  timeoutMS: 10_000,
  timeoutFactor: 6,
  // A run tests again only what changed since the one before.
  incremental: true,
  incrementalFile: `node_modules/.cache/mutation/${name}.json`,
  // What was found is told by mutation-summary.mjs.
  reporters: ['progress', 'json'],
  jsonReporter: { fileName: reportOf(name) },
};
