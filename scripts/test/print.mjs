import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../fresh.mjs';

const SLOWEST = 10;

/** Starts a stopwatch: returns a function that returns the milliseconds since then. */
export function clock() {
  const start = performance.now();
  return () => performance.now() - start;
}

export function printStart({ name, about }, elapsed) {
  console.log(`${since(elapsed)}  ${name} … ${about}`);
}

export function printRunning(names, elapsed) {
  if (names.length > 0) console.log(`${since(elapsed)}  still running: ${names.join(', ')}`);
}

export function printEnd({ name, verdict, milliseconds, log, problem }, elapsed) {
  const where = verdict === 'failed' && log !== undefined ? `: see ${log}` : problem ? `: ${problem}` : '';
  console.log(`${since(elapsed)}  ${name} ${words[verdict]} (${seconds(milliseconds)} s)${where}`);
}

/** Prints the output of failed steps, a table of all steps, the slowest tests, and the totals as the last line. */
export function printAll(results, milliseconds) {
  for (const result of results) if (result.verdict === 'failed') printFailure(result);
  heading(`All steps, ${seconds(milliseconds)} s`);
  for (const { name, about, verdict, milliseconds: time, problem } of results)
    console.log(
      `${words[verdict].padEnd(8)}${seconds(time).padStart(7)} s  ${name.padEnd(12)}${problem ?? about}`,
    );
  const tests = results.flatMap((result) => result.tests ?? []);
  if (tests.length > 0) printSlowest(tests);
  printNames('Left out here', tests, 'skipped');
  printNames('Failed tests', tests, 'failed');
  console.log(`\n${tallyOf(results)}`);
}

const words = { passed: 'ok', failed: 'FAILED', 'not run': 'NOT RUN' };

function printFailure({ name, log }) {
  if (log === undefined) return;
  heading(`${name} FAILED, and printed this (${log})`);
  console.log(readFileSync(join(root, log), 'utf8').trim());
}

function printSlowest(tests) {
  heading(`The slowest ${SLOWEST} tests`);
  for (const { name, milliseconds } of tests
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST))
    console.log(`${seconds(milliseconds).padStart(15)} s  ${name}`);
}

function printNames(title, tests, wanted) {
  const found = tests.filter(({ outcome }) => outcome === wanted);
  if (found.length === 0) return;
  heading(title);
  for (const { name } of found) console.log(name);
}

/** A check counts as one test; so does a test runner that fails although none of its tests failed. */
function tallyOf(results) {
  const outcomes = results.flatMap(({ verdict, tests = [] }) => {
    const own = tests.map(({ outcome }) => outcome);
    if (verdict !== 'passed' && !own.includes('failed')) return [...own, 'failed'];
    return own.length > 0 ? own : ['passed'];
  });
  const count = (outcome) => outcomes.filter((one) => one === outcome).length;
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  return `${count('passed')} passed, ${count('failed')} failed${skipped}`;
}

function heading(text) {
  console.log(`\n=== ${text}`);
}

function seconds(milliseconds) {
  return (milliseconds / 1000).toFixed(1);
}

function since(milliseconds) {
  const whole = Math.floor(milliseconds / 1000);
  return `${String(Math.floor(whole / 60)).padStart(3)}:${String(whole % 60).padStart(2, '0')}`;
}
