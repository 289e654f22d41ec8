import type { Denial } from '../../refusals.ts';
import type { ChatLine } from '../../to-client.ts';
import { Client } from '../client.ts';
import type { Standing } from '../connection.ts';
import type { Presence, TableFrame, TableListener } from '../watched.ts';
import { Harbour } from './harbour.ts';
import { Tally } from './tally.ts';

/** Writes down all that is told of one table. */
export class Log implements TableListener {
  readonly frames: TableFrame[] = [];
  readonly presences: Presence[] = [];
  readonly lines: ChatLine[] = [];
  readonly refusals: Denial[] = [];
  readonly closings: Denial[] = [];

  frame(frame: TableFrame): void {
    this.frames.push(frame);
  }
  present(presence: Presence): void {
    this.presences.push(presence);
  }
  chat(lines: readonly ChatLine[]): void {
    this.lines.push(...lines);
  }
  refused(refusal: Denial): void {
    this.refusals.push(refusal);
  }
  closed(refusal: Denial): void {
    this.closings.push(refusal);
  }

  get told(): number[] {
    return this.frames.flatMap(({ missed }) => missed.map(({ version }) => version));
  }
}

interface Sea {
  readonly server: Tally;
  readonly harbour: Harbour;
  readonly client: Client;
  readonly standings: { readonly standing: Standing; readonly why: Denial['code'] | undefined }[];
}

/** A client that has just dialled. */
export function atSea(prepare: (server: Tally) => void = () => undefined): Sea {
  const server = new Tally();
  prepare(server);
  const harbour = new Harbour(server);
  const standings: Sea['standings'] = [];
  const client = new Client(harbour, {
    welcomed: () => undefined,
    stands: (standing, why) => standings.push({ standing, why: why?.code }),
  });
  return { server, harbour, client, standings };
}

export function online(): Sea {
  const sea = atSea();
  sea.harbour.carryAll();
  return sea;
}
