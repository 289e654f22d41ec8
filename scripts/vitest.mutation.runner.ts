import { test, TestRunner } from 'vitest';

/** A test file that cannot be loaded has no tests, so that Stryker sees none fail. Here it has one, which does. */
export default class LoadingRunner extends TestRunner {
  override async importFile(file: string, source: 'collect' | 'setup'): Promise<unknown> {
    try {
      return await super.importFile(file, source);
    } catch (problem) {
      if (source === 'setup') throw problem;
      // Stryker names the tests it wants; this one would be left out.
      this.config.testNamePattern = undefined;
      test('the test file is loaded', () => {
        throw problem;
      });
      return undefined;
    }
  }
}
