// npm test: runs every check and test, and tells at the end how each of them went.
import './node-version.mjs';

// Loaded only now, so that an old Node meets the message above and not a syntax error.
const { readChoice } = await import('./test/choice.mjs');
const { ensureInstalled } = await import('./fresh.mjs');
const { ensureBrowser } = await import('./browser.mjs');
const { runAll } = await import('./test/schedule.mjs');
const { tellAll } = await import('./test/tell.mjs');

const chosen = readChoice(process.argv.slice(2));
ensureInstalled();
if (chosen.some((step) => step.needsBrowser)) ensureBrowser();
const start = performance.now();
const results = await runAll(chosen);
tellAll(results, performance.now() - start);
if (results.some((result) => result.verdict !== 'passed')) process.exitCode = 1;
