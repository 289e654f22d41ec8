import { seeded, type Chance } from '@topsail/engine';
import type { SeatShown } from '@topsail/protocol';
import { Acknowledged } from './acknowledged.ts';
import { Crew } from './crew.ts';
import { newGuest } from './guest.ts';
import { Sailor } from './sailor.ts';
import type { ServerProcess } from './server-process.ts';
import { until } from './verdict.ts';

const HURRY_EVERY_MILLISECONDS = 50;
const REST_SECONDS = 60;

export interface FleetParts {
  readonly server: ServerProcess;
  readonly seed: string;
  /** How many tables are played at the same time. */
  readonly crews: number;
  readonly players: number;
  /** How long a player thinks at the most, in milliseconds. */
  readonly pause: number;
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

  /** Has everybody stop where they are; settles when every command is answered and every table waits for a person. */
  async rest(): Promise<void> {
    for (const sailor of this.sailors) sailor.rest();
    await this.#sailing;
    await until(
      REST_SECONDS,
      () => this.sailors.every(isAtRest),
      () => 'the tables did not come to rest',
    );
  }

  disband(): void {
    clearInterval(this.#hurrying);
    for (const { client } of this.sailors) client.close();
  }

  #hurry(): void {
    for (const { client } of this.sailors) client.hurry();
  }
}

async function recruit(
  { server, seed, players, pause }: FleetParts,
  acknowledged: Acknowledged,
  turn: number,
): Promise<Crew> {
  const luck: Chance = seeded(`${seed} crew ${turn}`);
  const sail = async (name: string): Promise<Sailor> => {
    const guest = await newGuest(server, name);
    const tap = acknowledged.tap(guest.person);
    return new Sailor({ at: server.at, guest, luck: seeded(`${seed} ${turn} ${name}`), tap });
  };
  const host = await sail('Host');
  const mates = await Promise.all(Array.from({ length: players - 1 }, (_, i) => sail(`Mate ${i}`)));
  const spectators = [await sail('Spectator')];
  const thinking = (): number => luck.roll(pause + 1, 'pause') - 1;
  return new Crew({ players: [host, ...mates], spectators, luck, pause: thinking }, turn);
}

/** Every table it looks at waits for somebody who is a person, or for nobody any more. */
function isAtRest({ client, watches }: Sailor): boolean {
  if (client.standing !== 'online') return false;
  return [...watches.values()].every(({ frame, close }) => {
    const { stage, waiting, seats } = frame.public;
    if (close === undefined || stage !== 'running') return true;
    return waiting.length > 0 && waiting.every((seat) => isPersons(seats[seat]));
  });
}

function isPersons(seat: SeatShown | undefined): boolean {
  return seat?.sitter.kind === 'person' && seat.standIn === null;
}
