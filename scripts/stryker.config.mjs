import { fileURLToPath } from 'node:url';
import { chosenScope, reportOf } from './mutation-scopes.mjs';

const { name, mutate } = chosenScope();
const isSample = process.env.MUTATION_SAMPLE !== undefined;

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/vitest.mutation.config.ts' },
  mutate,
  appendPlugins: [fileURLToPath(new URL('mutation-sample.mjs', import.meta.url))],
  ignorers: isSample ? ['sample'] : [],
  // Printed data and constants would need every test again for each mutant; the goldens and perft tables hold them.
  ignoreStatic: true,
  ignorePatterns: ['.stryker-tmp', 'reports', 'dist', 'test-results'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  dryRunTimeoutMinutes: 30,
  // A mutant that times out counts as killed: be patient, so that a busy machine kills none.
  timeoutMS: 10_000,
  timeoutFactor: 6,
  // A run of the whole tests again only what changed since the one before.
  incremental: !isSample,
  incrementalFile: `node_modules/.cache/mutation/${name}.json`,
  // What was found is told by mutation-summary.mjs.
  reporters: ['progress', 'json'],
  jsonReporter: { fileName: reportOf(name) },
};
