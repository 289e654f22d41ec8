import { relative, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testPlugins } from '../packages/web/vite/test-plugins.mjs';
import { bundles } from './mutation-bundles.mjs';
import { chosenScope } from './mutation-scopes.mjs';

const { tests, setup = [], bundled = [] } = chosenScope();

/** One failing test settles a mutant: the quick files come first, and a file that has just failed counts as quick. */
class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files].sort((a, b) => this.costOf(a) - this.costOf(b)));
  }

  private costOf({ project, moduleId }: TestSpecification): number {
    const last = this.ctx.cache.getFileTestResults(
      `${project.name}:${relative(this.ctx.config.root, moduleId)}`,
    );
    if (last === undefined) return 0;
    return last.failed ? last.duration / 20 : last.duration;
  }
}

// Stryker works on a copy of the tree, while node_modules still leads to the original: name the copy's packages.
export default defineConfig({
  plugins: testPlugins(),
  resolve: {
    alias: [
      ...(await bundles(bundled)),
      { find: /^@topsail\/(\w+)\/testing$/, replacement: resolve('packages/$1/src/testing/index.ts') },
      { find: /^@topsail\/engine\/scratch$/, replacement: resolve('packages/engine/src/testing/scratch.ts') },
      { find: /^@topsail\/(\w+)$/, replacement: resolve('packages/$1/src/index.ts') },
    ],
  },
  test: {
    include: tests,
    setupFiles: ['packages/engine/src/testing/same-examples.ts', ...setup],
    exclude: ['**/*-property.test.ts', '**/*.svelte.test.ts'],
    runner: './scripts/vitest.mutation.runner.ts',
    environment: 'node',
    // A busy machine must fail no test: that would count as noticed.
    testTimeout: 60_000,
    env: { TOPSAIL_SHORT: '1' },
    // Every mutant has a thread of its own; within it, modules are loaded once for all files.
    isolate: false,
    sequence: { sequencer: QuickFirst },
  },
});
