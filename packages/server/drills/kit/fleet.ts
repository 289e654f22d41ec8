import { isDeepStrictEqual } from 'node:util';
import type { SeatInfo } from '@topsail/protocol';
import { Acknowledged } from './acknowledged.ts';
import type { Crew } from './crew.ts';
import { recruit, type RecruitParts } from './recruit.ts';
import type { Sailor } from './sailor.ts';
import { until, within } from './verdict.ts';

const HURRY_EVERY_MILLISECONDS = 50;
const REST_SECONDS = 60;

export interface FleetParts extends RecruitParts {
  /** How many tables are played at the same time. */
  readonly crews: number;
}

/** Many crews at their tables, on one server. */
export class Fleet {
  readonly crews: readonly Crew[];
  readonly acknowledged: Acknowledged;
  readonly #sailing: Promise<unknown>;
  readonly #hurrying: NodeJS.Timeout;

  private constructor(crews: readonly Crew[], acknowledged: Acknowledged) {
    this.crews = crews;
    this.acknowledged = acknowledged;
    this.#sailing = Promise.all(crews.map((crew) => crew.sail()));
    // As a browser tells its pages that the network is back: else they wait longer after every kill.
    this.#hurrying = setInterval(() => this.#hurry(), HURRY_EVERY_MILLISECONDS);
  }

  static async muster(parts: FleetParts): Promise<Fleet> {
    const acknowledged = new Acknowledged();
    const crews = Array.from({ length: parts.crews }, (_, turn) => recruit(parts, acknowledged, turn));
    return new Fleet(await Promise.all(crews), acknowledged);
  }

  get sailors(): readonly Sailor[] {
    return this.crews.flatMap(({ sailors }) => sailors);
  }

  get tables(): readonly string[] {
    return this.crews.flatMap(({ tables }) => tables);
  }

  /** The tables they look at now. */
  get openTables(): readonly string[] {
    return [...new Set(this.sailors.flatMap((sailor) => sailor.openTables))];
  }

  /** How often something done at a table was refused with this code. */
  refusals(code: string): number {
    return this.sailors.flatMap(({ refusals }) => refusals).filter((refused) => refused === code).length;
  }

  /**
   * Has everybody stop where they are; settles when every command is answered, every table waits for a person, and all
   * who look at a table see the same.
   */
  async rest(): Promise<void> {
    for (const sailor of this.sailors) sailor.rest();
    await within(REST_SECONDS, () => this.#unanswered(), this.#sailing);
    await until(
      REST_SECONDS,
      () => this.#restless().length === 0,
      () => `the tables did not come to rest: ${this.#restless().join('; ')}`,
    );
  }

  #restless(): readonly string[] {
    const apart = this.openTables.filter((table) => !isOneAt(table, this.sailors));
    return [...this.sailors.flatMap(restless), ...apart.map((table) => `not all see the same of ${table}`)];
  }

  disband(): void {
    clearInterval(this.#hurrying);
    for (const { client } of this.sailors) client.close();
  }

  #unanswered(): string {
    const asked = this.sailors.flatMap(({ unanswered }) => [...unanswered]);
    return asked.length === 0 ? 'somebody does not come to rest' : `never answered: ${asked.join(' ')}`;
  }

  #hurry(): void {
    for (const { client } of this.sailors) client.reconnectNow();
  }
}

/** All who look at the table see the same of it, and all in the same seat the same version. */
function isOneAt(table: string, sailors: readonly Sailor[]): boolean {
  const frames = sailors.flatMap(({ watches }) => watches.get(table)?.frame ?? []);
  return frames.every(
    (frame) =>
      isDeepStrictEqual(frame.public, frames[0]?.public) &&
      frame.version === frames.find(({ own }) => own.seat === frame.own.seat)?.version,
  );
}

/** What keeps a window from rest: a table that waits for somebody who is not a person, or for nobody though it runs. */
function restless({ client, guest, watches }: Sailor): readonly string[] {
  if (client.status !== 'online') return [`${guest.person} is ${client.status}`];
  return [...watches].flatMap(([table, { frame, close }]) => {
    const { stage, waiting, seats } = frame.public;
    if (close === undefined || stage !== 'running') return [];
    if (waiting.length > 0 && waiting.every((seat) => isPersons(seats[seat]))) return [];
    return [`${table} at ${frame.version} waits for [${waiting.join(' ')}] of ${JSON.stringify(seats)}`];
  });
}

function isPersons(seat: SeatInfo | undefined): boolean {
  return seat?.occupant.kind === 'person' && seat.standIn === null;
}
