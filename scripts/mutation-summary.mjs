import { readFileSync } from 'node:fs';

/** A change that no test notices, or that no test runs. */
const MISSED = new Set(['Survived', 'NoCoverage']);
/** A change without an end is noticed, too. */
const NOTICED = new Set(['Killed', 'Timeout']);

/**
 * Prints every change that no test notices, and how many are noticed in each file.
 * @param {string} scope
 * @param {string} path of Stryker's report
 * @param {number} least the share that must be noticed, in per cent
 * @param {boolean} isSample
 * @returns {boolean} whether it is reached
 */
export function summarize(scope, path, least, isSample) {
  const { files } = JSON.parse(readFileSync(path, 'utf8'));
  const rows = Object.entries(files)
    .map(([name, { source, mutants }]) => ({
      ...tally(name, mutants),
      missed: missedIn(name, source, mutants),
    }))
    .filter(({ all }) => all > 0);
  for (const line of rows.flatMap(({ missed }) => missed)) console.log(line);

  const total = tally(
    scope,
    Object.values(files).flatMap(({ mutants }) => mutants),
  );
  console.log(`\n${'noticed'.padStart(9)}${'of'.padStart(6)}${'timed out'.padStart(11)}`);
  for (const row of [...rows.toSorted((a, b) => a.score - b.score), total]) console.log(rowText(row));
  const among = isSample ? ` (${intervalOf(total)}) of a sample` : '';
  console.log(`\n${scope}: ${percent(total.score)}${among} of the changes are noticed, ${least} % must be.`);
  return total.score >= least;
}

function tally(name, mutants) {
  const count = (statuses) => mutants.filter(({ status }) => statuses.has(status)).length;
  const noticed = count(NOTICED);
  const all = noticed + count(MISSED);
  return { name, all, timeouts: count(new Set(['Timeout'])), score: all === 0 ? 100 : (100 * noticed) / all };
}

/** Wilson's interval of 95 %, as if every change had been drawn by itself. */
function intervalOf({ all, score }) {
  const z = 1.96;
  const share = score / 100;
  const middle = (share + z ** 2 / (2 * all)) / (1 + z ** 2 / all);
  const half = (z / (1 + z ** 2 / all)) * Math.sqrt((share * (1 - share)) / all + (z / (2 * all)) ** 2);
  return [middle - half, middle + half].map((end) => (100 * end).toFixed(1)).join('–');
}

function missedIn(name, source, mutants) {
  const lines = source.split('\n');
  return mutants
    .filter(({ status }) => MISSED.has(status))
    .toSorted((a, b) => a.location.start.line - b.location.start.line)
    .map(({ status, location: { start, end }, replacement }) => {
      const stop = start.line === end.line ? end.column - 1 : undefined;
      const before = lines[start.line - 1].slice(start.column - 1, stop);
      const fate = status === 'NoCoverage' ? 'no test runs' : 'no test notices';
      return `${name}:${start.line}:${start.column} ${fate}: ${short(before)} => ${short(replacement)}`;
    });
}

function short(code) {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

function rowText({ name, all, timeouts, score }) {
  return `${percent(score).padStart(9)}${String(all).padStart(6)}${String(timeouts).padStart(11)}  ${name}`;
}

function percent(score) {
  return `${score.toFixed(1)} %`;
}
