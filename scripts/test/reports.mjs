import { relative } from 'node:path';
import { root } from '../fresh.mjs';

/** The tests in a report of vitest: name, outcome ('passed', 'failed' or 'skipped') and milliseconds. */
export function unitTests({ testResults }) {
  return testResults.flatMap((file) => {
    const path = relative(root, file.name);
    const tests = file.assertionResults.map(({ fullName, status, duration = 0 }) => ({
      name: `${path} › ${fullName}`,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      milliseconds: duration,
    }));
    // A file that cannot be loaded has no tests but counts as failed.
    return file.status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed')
      ? [...tests, { name: path, outcome: 'failed', milliseconds: 0 }]
      : tests;
  });
}

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' };

/** The tests in a report of Playwright. */
export function pageTests({ suites, errors }) {
  return [
    ...suites.flatMap(testsOf),
    ...errors.map(({ message }) => ({
      name: message.split('\n')[0],
      outcome: 'failed',
      milliseconds: 0,
    })),
  ];
}

function testsOf({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `packages/web/e2e/${file} › ${title}`,
      outcome: outcomes[status],
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
