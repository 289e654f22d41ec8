import { seeded, type Chance } from '@topsail/engine';
import { UserGroup } from '../kit/user-group.ts';
import { newGuest, type Guest } from '../kit/guest.ts';
import type { TrafficListener } from '../kit/faulty-connection.ts';
import { VirtualUser } from '../kit/virtual-user.ts';
import type { ServerProcess } from '../kit/server-process.ts';
import { must, until, within } from '../kit/verdict.ts';
import { FrameInspector } from '../leak/frame-inspector.ts';

/** Slow enough for the default credits. */
const PAUSE = 100;
const KEPT_MESSAGES = 500;
const FINISH_SECONDS = 240;
const STOP_SECONDS = 60;

/** People who play at their own tables on the attacked server. */
export class HonestUsers {
  readonly groups: UserGroup[] = [];
  readonly inspectors: FrameInspector[] = [];
  /** The last messages they have sent. */
  readonly sentMessages: string[] = [];
  /** The duration of each command, in milliseconds. */
  readonly durations: number[] = [];
  readonly #server: ServerProcess;
  readonly #seed: string;
  #playing: Promise<unknown> = Promise.resolve();

  private constructor(server: ServerProcess, seed: string) {
    this.#server = server;
    this.#seed = seed;
  }

  static async start(server: ServerProcess, seed: string, groups: number): Promise<HonestUsers> {
    const honest = new HonestUsers(server, seed);
    for (let turn = 0; turn < groups; turn++) honest.groups.push(await honest.#newGroup(turn));
    honest.#playing = Promise.all(honest.groups.map((group) => group.play()));
    return honest;
  }

  get tables(): readonly string[] {
    return this.groups.flatMap(({ tables }) => tables);
  }

  /** The tables at which a game has started: before that, anybody with the link may take a seat. */
  get startedTables(): readonly string[] {
    return this.groups.flatMap(({ tables, users: [host] }) => {
      const table = tables.at(-1) ?? '';
      const stage = host?.watches.get(table)?.frame.public.stage ?? 'open';
      return stage === 'open' ? [] : [table];
    });
  }

  get people(): readonly string[] {
    return [...new Set(this.inspectors.map(({ guest }) => guest.person))];
  }

  /** How many games they have finished. */
  get finished(): number {
    return this.groups.flatMap(({ tables, users: [host] }) => tables.filter((table) => host?.isOver(table)))
      .length;
  }

  /** Waits until at least one game is over, then stops all players. */
  async finish(): Promise<void> {
    await until(
      FINISH_SECONDS,
      () => this.finished > 0,
      () => 'the honest people cannot finish a game',
    );
    await this.stop();
  }

  /** Stops all players and checks that nobody was treated like an attacker. */
  async stop(): Promise<void> {
    const users = this.groups.flatMap((group) => group.users);
    for (const user of users) user.stopPlaying();
    await within(STOP_SECONDS, () => 'honest people wait for answers', this.#playing);
    for (const { refusals, client } of users) {
      const unfair = refusals.find((code) => /^(frame|person|store|server)\//.test(code));
      must(unfair === undefined, () => `an honest person was refused with ${unfair}`);
      must(client.status === 'online', () => 'an honest person was disconnected');
    }
  }

  close(): void {
    for (const { users } of this.groups) for (const { client } of users) client.close();
  }

  async #newGroup(turn: number): Promise<UserGroup> {
    const newUser = async (name: string): Promise<VirtualUser> => {
      const guest = await newGuest(this.#server, name);
      const chance = seeded(`${this.#seed} ${turn} ${name}`);
      return new VirtualUser({ at: this.#server.at, guest, chance, traffic: this.#listen(guest) });
    };
    const chance: Chance = seeded(`${this.#seed} honest ${turn}`);
    const players = [await newUser('Host'), await newUser('Player')] as const;
    const pause = (): number => PAUSE + chance.roll(PAUSE, 'pause');
    return new UserGroup(
      { players, extraWindows: [], spectators: [await newUser('Spectator')], chance, pause },
      turn,
    );
  }

  #listen(guest: Guest): TrafficListener {
    const inspector = new FrameInspector(guest);
    const sentAt = new Map<string, number>();
    this.inspectors.push(inspector);
    return {
      onSent: (text) => {
        inspector.onSent(text);
        if (this.sentMessages.push(text) > KEPT_MESSAGES) this.sentMessages.shift();
        const id = /"id":"([^"]*)"/.exec(text)?.[1];
        if (id !== undefined) sentAt.set(id, performance.now());
      },
      onReceived: (text) => {
        inspector.onReceived(text);
        const done = text.startsWith('{"t":"done"') ? /"id":"([^"]*)"/.exec(text)?.[1] : undefined;
        const since = sentAt.get(done ?? '');
        if (since !== undefined) this.durations.push(performance.now() - since);
      },
    };
  }
}
