// npm run secrecy: the guards against leaks over as many random positions as one has patience for.
import './node-version.mjs';

const { mkdirSync } = await import('node:fs');
const { availableParallelism } = await import('node:os');
const { join } = await import('node:path');
const { parseArgs } = await import('node:util');
const { Worker } = await import('node:worker_threads');
const { ensureInstalled, root } = await import('./fresh.mjs');

const usage = `Checks that nobody learns what they may not, in random positions of every ruleset, seat count and option.
With --law follow: that what everybody hears of a move leads from what they see before it to what they see after it.

  npm run secrecy                                       20,000 positions
  npm run secrecy -- --positions 1000000                as many as you like
  npm run secrecy -- --law follow                       the law of events instead
  npm run secrecy -- --seed monday --jobs 4             other games, on four cores`;

/** How many positions a worker checks before it reports. */
const PIECE = 500;

const options = readOptions();
ensureInstalled();
const bundle = await build();
const started = Date.now();
const done = { positions: 0, told: 0, leak: undefined };
let next = 0;
let tables = 0;
await Promise.all(Array.from({ length: options.jobs }, () => work()));
report();

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        positions: { type: 'string', default: '20000' },
        seed: { type: 'string', default: 'secret' },
        law: { type: 'string', default: 'secrecy' },
        jobs: { type: 'string', default: String(availableParallelism()) },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const { seed, law } = values;
    if (law !== 'secrecy' && law !== 'follow') throw new Error('--law must be secrecy or follow');
    return { seed, law, positions: whole(values, 'positions'), jobs: whole(values, 'jobs') };
  } catch (problem) {
    console.error(`${problem.message}\n\n${usage}`);
    process.exit(2);
  }
}

function whole(values, name) {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`--${name} must be a whole number from 1 on`);
  return number;
}

async function build() {
  const { build: bundleUp } = await import('esbuild');
  const folder = join(root, 'node_modules/.cache/topsail');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'secrecy-worker.mjs');
  await bundleUp({
    entryPoints: [join(root, 'packages/games/test/secrecy-worker.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  return outfile;
}

/** One worker, given piece after piece until all are handed out or a leak is found. */
function work() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(bundle);
    worker.on('error', reject);
    worker.on('exit', resolve);
    worker.on('message', (message) => {
      if (message.tables) tables = message.tables;
      if (message.leak) done.leak ??= message.leak;
      if (message.count) tally(message.count);
      const piece = done.leak ? undefined : takePiece();
      if (piece) worker.postMessage(piece);
      else void worker.terminate();
    });
  });
}

/** The pieces go round the tables, so that all of them are seen about equally often. */
function takePiece() {
  const from = next * PIECE;
  if (from >= options.positions) return undefined;
  const piece = {
    table: next % tables,
    seed: `${options.seed} ${next}`,
    law: options.law,
    positions: Math.min(PIECE, options.positions - from),
  };
  next++;
  return piece;
}

function tally({ positions, told }) {
  const before = done.positions;
  done.positions += positions;
  done.told += told;
  const tenth = options.positions / 10;
  if (process.stderr.isTTY) process.stderr.write(`\r${progress()}`);
  else if (Math.floor(done.positions / tenth) > Math.floor(before / tenth)) console.error(progress().trim());
}

function progress() {
  const seconds = (Date.now() - started) / 1000;
  const left = Math.round((seconds / done.positions) * (options.positions - done.positions));
  return `${count(done.positions)} of ${count(options.positions)} positions, ${left} s left   `;
}

function report() {
  if (process.stderr.isTTY) process.stderr.write('\n');
  const seconds = Math.round((Date.now() - started) / 1000);
  if (done.leak) {
    console.error(`BROKEN after ${count(done.positions)} positions: ${done.leak}`);
    process.exit(1);
  }
  const where = `in ${count(done.positions)} positions of ${tables} tables`;
  const told = `what was told was compared in ${count(done.told)} of them`;
  if (options.law === 'follow') console.log(`Events lead from view to view ${where}, ${seconds} s.`);
  else console.log(`No leak ${where} (${told}), ${seconds} s.`);
}

function count(number) {
  return number.toLocaleString('en');
}
