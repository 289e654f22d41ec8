import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../fresh.mjs';

/**
 * Runs one step and resolves to its verdict, time, output, and the tests in its report. A live step prints directly; the
 * output of other steps goes to reports/NAME.log, because steps run in parallel.
 */
export async function runStep(step, isLive) {
  const start = performance.now();
  const log = `reports/${step.name}.log`;
  mkdirSync(join(root, 'reports'), { recursive: true });
  if (step.report) rmSync(join(root, step.report.path), { force: true });
  const isOk = await runCommand(await step.command(), isLive ? undefined : log);
  const tests = step.report ? readTests(step.report) : [];
  const mayBeEmpty = !step.report || step.report.mayBeEmpty;
  const verdict = isOk && (mayBeEmpty || tests.length > 0) ? 'passed' : 'failed';
  return { verdict, milliseconds: performance.now() - start, tests, log: isLive ? undefined : log };
}

function readTests({ path, read }) {
  const at = join(root, path);
  return existsSync(at) ? read(JSON.parse(readFileSync(at, 'utf8'))) : [];
}

/** Whether the command succeeded. */
function runCommand({ file, args, env }, log) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: root,
      stdio: log === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    if (log !== undefined) keepOutput(child, log);
    child.on('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}

function keepOutput(child, log) {
  const file = createWriteStream(join(root, log));
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  child.on('close', () => file.end());
}
