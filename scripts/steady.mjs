// npm run steady -- --times 10: runs the unit tests repeatedly, each time in another order, and lists the failures.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './fresh.mjs';
import { runStep } from './test/run-step.mjs';
import { unitCommand, unitReport } from './test/steps.mjs';

const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const times = Number(values.times);
const first = Number(values.seed);
if (!Number.isInteger(times) || times < 1 || !Number.isInteger(first)) {
  console.error(
    'npm run steady -- [--times 10] [--seed 1] [files]: how many runs, the seed of the first order, which tests',
  );
  process.exit(2);
}

ensureInstalled();
const failures = new Map();
let badRuns = 0;
for (let run = 1; run <= times; run++) await once(run, first + run - 1);
for (const [name, seeds] of failures) console.log(`failed with order ${seeds.join(', ')}: ${name}`);
console.log(`${times - badRuns} of ${times} runs passed`);
if (badRuns > 0) process.exitCode = 1;

async function once(run, seed) {
  const { verdict, milliseconds, tests, log } = await runStep(
    {
      name: `steady-${seed}`,
      command: () => unitCommand('--sequence.shuffle', `--sequence.seed=${seed}`, ...positionals),
      report: unitReport,
    },
    false,
  );
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  for (const { name } of failed) failures.set(name, [...(failures.get(name) ?? []), seed]);
  const tally = `${tests.length - failed.length} passed, ${failed.length} failed`;
  console.log(`run ${run}, order ${seed}: ${verdict}, ${tally}, ${(milliseconds / 1000).toFixed(0)} s`);
  if (verdict === 'passed') rmSync(join(root, log), { force: true });
  else badRuns++;
}
