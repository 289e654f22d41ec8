import { damageIn, examine, readSqliteStore, type Diagnosis } from '@topsail/store';
import type { Command } from 'commander';
import { FAILED } from '../problem.ts';
import { startProgress, type Progress } from '../progress.ts';
import { databaseIn, dataOption, withDatabase, type DataOptions } from '../store/data-folder.ts';
import { findingText, unreplayableText } from '../store/words.ts';

interface DoctorOptions extends DataOptions {
  readonly json?: boolean;
}

/** What is wrong with the file itself, and with the games in it. */
interface Report extends Diagnosis {
  readonly damage: readonly string[];
}

const EXAMPLES = `
Every stored game is played again under the revision of its rules: versions without gaps, moves legal, every roll what
the secret and the nonces give, snapshots true. Nothing is changed, and the server may run meanwhile.

Examples:
  topsail doctor
  topsail doctor --data /var/lib/topsail --json | jq .findings`;

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('Replay every stored game and report what differs.')
    .addOption(dataOption())
    .option('--json', 'the whole report as JSON')
    .addHelpText('after', EXAMPLES)
    .action(doctor);
}

async function doctor(options: DoctorOptions): Promise<void> {
  const file = databaseIn(options);
  const report = await withDatabase(async () => ({ damage: damageIn(file), ...(await diagnosisOf(file)) }));
  console.log(options.json === true ? JSON.stringify(report, undefined, 2) : reportText(report));
  if (report.damage.length + report.findings.length > 0) process.exitCode = FAILED;
}

async function diagnosisOf(file: string): Promise<Diagnosis> {
  const store = readSqliteStore(file);
  let progress: Progress | undefined;
  try {
    return await examine(store, (_done, all) => {
      progress ??= startProgress(all, 'tables');
      progress.step();
    });
  } finally {
    progress?.stop();
    await store.close();
  }
}

function reportText({ damage, findings, unreplayable, tables, moves }: Report): string {
  const wrong = damage.length + findings.length;
  const verdict = wrong === 0 ? 'all is well' : `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong`;
  const unknown = unreplayable.length === 0 ? '' : `, ${unreplayable.length} could not be replayed`;
  return [
    ...damage.map((line) => `the file: ${line} [damage]`),
    ...findings.map(findingText),
    ...unreplayable.map(unreplayableText),
    `${tables} tables, ${moves} moves replayed${unknown}: ${verdict}`,
  ].join('\n');
}
