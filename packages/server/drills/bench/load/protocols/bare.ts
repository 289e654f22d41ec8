import type { LoadJob } from '../job.ts';
import { CLIENTS } from '../match.ts';
import { CountingMatch } from './counting.ts';
import { MinimalSocket } from './minimal-socket.ts';

const COUNT_AT = '{"version":'.length;
const DIGITS = 10;

/** A match at the floor server, where a command has no content. */
class BareMatch extends CountingMatch {
  readonly #command: string;

  constructor(sockets: readonly MinimalSocket[], commandBytes: number) {
    super(sockets);
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
    const sockets = Array.from({ length: CLIENTS }, () => MinimalSocket.open(url));
    matches.push(new BareMatch(await Promise.all(sockets), commandBytes));
  }
  return matches;
}

/** How many rows the floor server has stored; null when it stores none. */
export async function rowsAt(at: string): Promise<number | null> {
  const answer = await fetch(at);
  return ((await answer.json()) as { readonly rows: number | null }).rows;
}
