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
Every stored game is played again: versions without gaps, moves legal, every roll what the secret and the nonces give,
snapshots true. A game of a revision of the rules that this version does not have is named: it cannot be checked, and the
server does not open it. Nothing is changed, and the server may run meanwhile.

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
  if (wrongIn(report) + report.unreplayable.length > 0) process.exitCode = FAILED;
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

function wrongIn({ damage, findings }: Report): number {
  return damage.length + findings.length;
}

function reportText(report: Report): string {
  const { damage, findings, unreplayable, tables, moves } = report;
  const wrong = wrongIn(report);
  const well = unreplayable.length === 0 ? 'all is well' : 'nothing else is wrong';
  const verdict = wrong === 0 ? well : `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong`;
  const unknown = unreplayable.length === 0 ? '' : `, ${unreplayable.length} could not be replayed`;
  return [
    ...damage.map((line) => `the file: ${line} [damage]`),
    ...findings.map(findingText),
    ...unreplayable.map(unreplayableText),
    `${tables} tables, ${moves} moves replayed${unknown}: ${verdict}`,
  ].join('\n');
}
