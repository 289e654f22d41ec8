// npm test: runs every check and test, and prints a summary at the end.
import './node-version.mjs';

// Loaded after the version check, so that an old Node prints that message and not a syntax error.
const { readChoice } = await import('./test/choice.mjs');
const { ensureInstalled } = await import('./fresh.mjs');
const { ensureBrowser } = await import('./browser.mjs');
const { runAll } = await import('./test/schedule.mjs');
const { printAll } = await import('./test/print.mjs');

const chosen = readChoice(process.argv.slice(2));
ensureInstalled();
const problem = chosen.some((step) => step.needsBrowser) ? browserProblem() : undefined;
const start = performance.now();
const results = await runAll(chosen.map((step) => (step.needsBrowser ? { ...step, problem } : step)));
printAll(results, performance.now() - start);
if (results.some((result) => result.verdict !== 'passed')) process.exitCode = 1;

/** Why there is no browser; undefined when there is one, or it could be installed. */
function browserProblem() {
  try {
    ensureBrowser();
    return undefined;
  } catch (error) {
    return `Chromium could not be installed (${error.message.split('\n')[0]}); CHROME_PATH can name one`;
  }
}
