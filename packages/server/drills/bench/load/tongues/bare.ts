import type { LoadJob } from '../job.ts';
import { CLIENTS } from '../match.ts';
import { CountingMatch } from './counting.ts';
import { Cable } from './cable.ts';

const COUNT_AT = '{"version":'.length;
const DIGITS = 10;

/** At the floor, where a command says nothing. */
class BareMatch extends CountingMatch {
  readonly #command: string;

  constructor(cables: readonly Cable[], commandBytes: number) {
    super(cables);
    this.#command = '.'.repeat(commandBytes);
  }

  protected commandOf(): string {
    return this.#command;
  }

  protected countIn(frame: Buffer): number {
    return parseInt(frame.toString('latin1', COUNT_AT, COUNT_AT + DIGITS), 10);
  }
}

export async function openBare({ at, tables, commandBytes }: LoadJob): Promise<CountingMatch[]> {
  const matches: CountingMatch[] = [];
  for (let table = 0; table < tables; table++) {
    const url = `${at.replace('http', 'ws')}/table-${table}`;
    const cables = Array.from({ length: CLIENTS }, () => Cable.open(url));
    matches.push(new BareMatch(await Promise.all(cables), commandBytes));
  }
  return matches;
}

/** How many rows a floor with a disk has stored; null for one without. */
export async function rowsAt(at: string): Promise<number | null> {
  const answer = await fetch(at);
  return ((await answer.json()) as { readonly rows: number | null }).rows;
}
