import { availableParallelism } from 'node:os';
import { runStep } from './run-step.mjs';
import { clock, printEnd, printRunning, printStart } from './print.mjs';

const HEARTBEAT = 30_000;

/**
 * Runs the steps in parallel, one per core, and resolves to a result for each, in their order. A failing step stops only the
 * steps that need its result: they end as 'not run', and so does a step with a problem.
 */
export async function runAll(steps, cores = availableParallelism()) {
  const waiting = [...steps];
  const running = new Map();
  const results = new Map();
  const isLive = steps.length === 1;
  const elapsed = clock();
  const heart = setInterval(() => printRunning([...running.keys()], elapsed()), HEARTBEAT);
  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const verdict = readiness(step);
      if (verdict === 'wait') continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (verdict === 'not run')
        finish(step, { verdict, milliseconds: 0, problem: step.problem ?? `${step.after} did not pass` });
      else start(step);
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  clearInterval(heart);
  return steps.map((step) => results.get(step.name));

  function readiness({ after, fillsCores, problem }) {
    if (problem !== undefined) return 'not run';
    const isAfterRun = steps.some(({ name }) => name === after);
    if (isAfterRun && !results.has(after)) return 'wait';
    if (isAfterRun && results.get(after).verdict !== 'passed') return 'not run';
    const free = cores - running.size;
    const isBlocked = [...running.keys()].some((name) => steps.find((step) => step.name === name).fillsCores);
    return isBlocked || free < 1 || (fillsCores && running.size > 0) ? 'wait' : 'start';
  }

  function start(step) {
    if (!isLive) printStart(step, elapsed());
    const run = runStep(step, isLive).then((result) => {
      running.delete(step.name);
      finish(step, result);
    });
    running.set(step.name, run);
  }

  function finish(step, result) {
    const { name, about } = step;
    results.set(name, { name, about, ...result });
    printEnd(results.get(name), elapsed());
  }
}
