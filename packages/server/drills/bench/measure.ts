import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  CONTENDERS,
  entranceOf,
  freshFolder,
  INSERT,
  isRival,
  topsail,
  type Contender,
  type Likeness,
} from './contenders.ts';
import type { LoadAnswer } from './load/job.ts';
import type { Options } from './options.ts';
import { session } from './session.ts';

/** How one server fared in one round. */
export interface Run {
  readonly contender: Contender;
  readonly tables: number;
  readonly round: number;
  readonly answer: LoadAnswer;
}

/** How many rows a second a bare database takes, in commits as large as ours were. */
export interface InsertRun {
  readonly tables: number;
  readonly rowsPerCommit: number;
  readonly perSecond: number;
}

type Progress = (text: string) => void;

/** What the others have to be like is seen at our own tables, in a short game that counts for nothing. */
export async function likeness({ seconds, paced }: Options): Promise<Likeness> {
  const { sizes, sample } = await session(topsail(), {
    tables: 8,
    commandBytes: 0,
    phases: [{ seconds: Math.min(2, seconds), perSecond: paced }],
  });
  if (sample === null) throw new Error('our own tables show no state');
  return { sizes, state: sample };
}

/** All servers in turns, so that whatever else the machine does meets all of them. */
export async function measureAll(
  options: Options,
  alike: Likeness,
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
        const commandBytes = Math.round(alike.sizes.command);
        const answer = await session(entranceOf(contender, alike), { tables, commandBytes, phases });
        runs.push({ contender, tables, round, answer });
        if (contender === 'topsail') inserts.push(insert(options, alike, tables, answer));
      }
    }
  return { runs, inserts };
}

/** The floor and our own server once more, for minutes, at the most tables. */
export async function measureLong(
  options: Options,
  alike: Likeness,
  progress: Progress,
): Promise<readonly Run[]> {
  if (options.pacedMinutes === 0) return [];
  const tables = Math.max(...options.tables);
  const phases = [{ seconds: options.pacedMinutes * 60, perSecond: options.paced }];
  const commandBytes = Math.round(alike.sizes.command);
  const runs: Run[] = [];
  for (const contender of ['floor', 'topsail'] as const) {
    progress(`${options.pacedMinutes} minutes paced: ${tables} tables, ${contender}`);
    const answer = await session(entranceOf(contender, alike), { tables, commandBytes, phases });
    runs.push({ contender, tables, round: 0, answer });
  }
  return runs;
}

function insert({ seconds }: Options, { sizes }: Likeness, tables: number, ours: LoadAnswer): InsertRun {
  const rowsPerCommit = Math.max(1, Math.round(ours.phases[1]?.writesPerCommit ?? 1));
  const numbers = [sizes.row, rowsPerCommit].map((number) => String(Math.round(number)));
  const args = [INSERT, join(freshFolder(), 'rows.db'), ...numbers, String(seconds)];
  const told = execFileSync(process.execPath, args, { encoding: 'utf8' });
  return { tables, rowsPerCommit, ...(JSON.parse(told) as { readonly perSecond: number }) };
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
