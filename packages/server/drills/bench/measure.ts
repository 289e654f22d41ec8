import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  CONTENDERS,
  setupOf,
  freshFolder,
  INSERT,
  isRival,
  topsail,
  type Contender,
  type Reference,
} from './contenders.ts';
import type { LoadAnswer } from './load/job.ts';
import type { Options } from './options.ts';
import { session } from './session.ts';

/** The result of one server in one round. */
export interface Run {
  readonly contender: Contender;
  readonly tables: number;
  readonly round: number;
  readonly answer: LoadAnswer;
}

/** How many rows a second a bare database stores, with commits as large as ours. */
export interface InsertRun {
  readonly tables: number;
  readonly rowsPerCommit: number;
  readonly perSecond: number;
}

type Progress = (text: string) => void;

/** Measures the average sizes at our own server in a short run, before the real measurements. */
export async function measureReference({ seconds, paced }: Options): Promise<Reference> {
  const { sizes, sample } = await session(topsail(), {
    tables: 8,
    commandBytes: 0,
    phases: [{ seconds: Math.min(2, seconds), perSecond: paced }],
  });
  if (sample === null) throw new Error('our own tables have no state');
  return { sizes, state: sample };
}

/** Measures all servers in turns, so that other load on the machine affects all of them. */
export async function measureAll(
  options: Options,
  reference: Reference,
  progress: Progress,
): Promise<{ readonly runs: readonly Run[]; readonly inserts: readonly InsertRun[] }> {
  const { warmSeconds, seconds, paced } = options;
  const contenders = CONTENDERS.filter((contender) => options.rivals || !isRival(contender));
  const runs: Run[] = [];
  const inserts: InsertRun[] = [];
  for (let round = 0; round < options.rounds; round++)
    for (const tables of options.tables) {
      for (const contender of rotated(contenders, round)) {
        progress(`round ${round + 1} of ${options.rounds}: ${tables} tables, ${contender}`);
        const phases = [
          { seconds: warmSeconds, perSecond: null },
          { seconds, perSecond: null },
          { seconds, perSecond: paced },
        ];
        const commandBytes = Math.round(reference.sizes.command);
        const answer = await session(setupOf(contender, reference), { tables, commandBytes, phases });
        runs.push({ contender, tables, round, answer });
        if (contender === 'topsail') inserts.push(insert(options, reference, tables, answer));
      }
    }
  return { runs, inserts };
}

/** Measures the floor and our own server again for minutes, with the largest number of tables. */
export async function measureLong(
  options: Options,
  reference: Reference,
  progress: Progress,
): Promise<readonly Run[]> {
  if (options.pacedMinutes === 0) return [];
  const tables = Math.max(...options.tables);
  const phases = [{ seconds: options.pacedMinutes * 60, perSecond: options.paced }];
  const commandBytes = Math.round(reference.sizes.command);
  const runs: Run[] = [];
  for (const contender of ['floor', 'topsail'] as const) {
    progress(`${options.pacedMinutes} minutes paced: ${tables} tables, ${contender}`);
    const answer = await session(setupOf(contender, reference), { tables, commandBytes, phases });
    runs.push({ contender, tables, round: 0, answer });
  }
  return runs;
}

function insert({ seconds }: Options, { sizes }: Reference, tables: number, ours: LoadAnswer): InsertRun {
  const rowsPerCommit = Math.max(1, Math.round(ours.phases[1]?.writesPerCommit ?? 1));
  const numbers = [sizes.row, rowsPerCommit].map((number) => String(Math.round(number)));
  const args = [INSERT, join(freshFolder(), 'rows.db'), ...numbers, String(seconds)];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  return { tables, rowsPerCommit, ...(JSON.parse(output) as { readonly perSecond: number }) };
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
