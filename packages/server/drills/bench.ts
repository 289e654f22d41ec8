import { execFileSync } from 'node:child_process';
import { rivals } from './bench/contenders.ts';
import { measureCrowd } from './bench/crowd.ts';
import { loadCrowd } from './bench/load/crowd.ts';
import { load } from './bench/load/load.ts';
import { measureReference, measureAll, measureLong } from './bench/measure.ts';
import { readOptions, type Options } from './bench/options.ts';
import { writePage } from './bench/page.ts';
import { reportOf, reportText } from './bench/report.ts';
import { LOAD, type Job } from './bench/session.ts';
import { verdictOf } from './bench/verdict.ts';

const FAILED = 1;

if (process.argv[2] === LOAD) await runLoadProcess(JSON.parse(process.argv[3] ?? '') as Job);
else await bench(readOptions());

async function runLoadProcess(work: Job): Promise<void> {
  const answer = work.kind === 'load' ? await load(work.job) : await loadCrowd(work.job);
  process.stdout.write(JSON.stringify(answer), () => process.exit(0));
}

async function bench(options: Options): Promise<void> {
  try {
    if (options.rivals) installRivals();
    const reference = await measureReference(options);
    const measured = await measureAll(options, reference, progress);
    const long = await measureLong(options, reference, progress);
    if (options.crowd > 0) progress(`${options.crowd} tables in one process`);
    const crowd = options.crowd > 0 ? await measureCrowd(options) : null;
    const report = reportOf(options, reference, { ...measured, long }, crowd);
    const verdict = verdictOf(report);
    if (options.write) writePage(report, verdict);
    console.log(
      options.json ? JSON.stringify({ ...report, verdict }) : `${reportText(report)}\n\n${verdict}`,
    );
  } catch (error) {
    console.error(error);
    console.log(`FAIL ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = FAILED;
  }
}

function installRivals(): void {
  if (rivals.isInstalled()) return;
  progress('installing boardgame.io and Colyseus for the comparison (npm ci in bench/server/rivals)');
  execFileSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: rivals.folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
}

function progress(text: string): void {
  console.error(text);
}
