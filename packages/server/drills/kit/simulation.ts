import { isDeepStrictEqual } from 'node:util';
import type { SeatInfo } from '@topsail/protocol';
import { AcknowledgedCommands } from './acknowledged-commands.ts';
import type { UserGroup } from './user-group.ts';
import { newUserGroup, type GroupOptions } from './new-user-group.ts';
import type { VirtualUser } from './virtual-user.ts';
import { until, within } from './verdict.ts';

const RECONNECT_EVERY_MILLISECONDS = 50;
const SETTLE_SECONDS = 60;

export interface SimulationParts extends GroupOptions {
  /** How many tables are played at the same time. */
  readonly groups: number;
}

/** Groups of virtual users that play at many tables of one server. */
export class Simulation {
  readonly groups: readonly UserGroup[];
  readonly acknowledged: AcknowledgedCommands;
  readonly #playing: Promise<unknown>;
  readonly #reconnecting: NodeJS.Timeout;

  private constructor(groups: readonly UserGroup[], acknowledged: AcknowledgedCommands) {
    this.groups = groups;
    this.acknowledged = acknowledged;
    this.#playing = Promise.all(groups.map((group) => group.play()));
    // A browser reports when the network is back; without that, clients would wait longer after every kill.
    this.#reconnecting = setInterval(() => this.#reconnect(), RECONNECT_EVERY_MILLISECONDS);
  }

  static async start(parts: SimulationParts): Promise<Simulation> {
    const acknowledged = new AcknowledgedCommands();
    const groups = Array.from({ length: parts.groups }, (_, turn) => newUserGroup(parts, acknowledged, turn));
    return new Simulation(await Promise.all(groups), acknowledged);
  }

  get users(): readonly VirtualUser[] {
    return this.groups.flatMap(({ users }) => users);
  }

  get tables(): readonly string[] {
    return this.groups.flatMap(({ tables }) => tables);
  }

  /** The tables that are open in some window. */
  get openTables(): readonly string[] {
    return [...new Set(this.users.flatMap((user) => user.openTables))];
  }

  /** How many commands were refused with this code. */
  refusals(code: string): number {
    return this.users.flatMap(({ refusals }) => refusals).filter((refused) => refused === code).length;
  }

  /**
   * Stops all players. Settles when every command is answered, every running table waits for a person, and all viewers of
   * a table see the same.
   */
  async settle(): Promise<void> {
    for (const user of this.users) user.stopPlaying();
    await within(SETTLE_SECONDS, () => this.#unanswered(), this.#playing);
    await until(
      SETTLE_SECONDS,
      () => this.#unsettled().length === 0,
      () => `the tables did not settle: ${this.#unsettled().join('; ')}`,
    );
  }

  #unsettled(): readonly string[] {
    const inconsistent = this.openTables.filter((table) => !isConsistent(table, this.users));
    return [
      ...this.users.flatMap(unsettled),
      ...inconsistent.map((table) => `viewers of ${table} see different things`),
    ];
  }

  close(): void {
    clearInterval(this.#reconnecting);
    for (const { client } of this.users) client.close();
  }

  #unanswered(): string {
    const commands = this.users.flatMap(({ unanswered }) => [...unanswered]);
    return commands.length === 0 ? 'a user does not stop playing' : `never answered: ${commands.join(' ')}`;
  }

  #reconnect(): void {
    for (const { client } of this.users) client.reconnectNow();
  }
}

/** Whether all viewers see the same public part, and all windows of a seat the same version. */
function isConsistent(table: string, users: readonly VirtualUser[]): boolean {
  const frames = users.flatMap(({ watches }) => watches.get(table)?.frame ?? []);
  return frames.every(
    (frame) =>
      isDeepStrictEqual(frame.public, frames[0]?.public) &&
      frame.version === frames.find(({ own }) => own.seat === frame.own.seat)?.version,
  );
}

/** What a window still waits for: its connection, or tables that run and do not wait for a person. */
function unsettled({ client, guest, watches }: VirtualUser): readonly string[] {
  if (client.status !== 'online') return [`${guest.person} is ${client.status}`];
  return [...watches].flatMap(([table, { frame, close }]) => {
    const { stage, waiting, seats } = frame.public;
    if (close === undefined || stage !== 'running') return [];
    if (waiting.length > 0 && waiting.every((seat) => isPlayedByPerson(seats[seat]))) return [];
    return [`${table} at ${frame.version} waits for [${waiting.join(' ')}] of ${JSON.stringify(seats)}`];
  });
}

function isPlayedByPerson(seat: SeatInfo | undefined): boolean {
  return seat?.occupant.kind === 'person' && seat.standIn === null;
}
