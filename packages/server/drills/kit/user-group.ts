import type { Chance } from '@topsail/engine';
import type { PlanInput } from '@topsail/protocol';
import { oneIn } from './random-choice.ts';
import type { VirtualUser } from './virtual-user.ts';
import { randomPlan } from './random-plan.ts';

export interface UserGroupParts {
  /** The first one creates the tables. */
  readonly players: readonly [VirtualUser, ...VirtualUser[]];
  /** More windows of the same players, in which they also play. */
  readonly extraWindows: readonly VirtualUser[];
  readonly spectators: readonly VirtualUser[];
  readonly chance: Chance;
  /** The pause before a player's next command, in milliseconds. */
  readonly pause: () => number;
}

/** People who play one game after the other, with bots in the empty seats. */
export class UserGroup {
  readonly #parts: UserGroupParts;
  /** All tables they have played at. */
  readonly tables: string[] = [];
  #turn: number;

  constructor(parts: UserGroupParts, firstTurn: number) {
    this.#parts = parts;
    this.#turn = firstTurn;
  }

  get users(): readonly VirtualUser[] {
    const { players, extraWindows, spectators } = this.#parts;
    return [...players, ...extraWindows, ...spectators];
  }

  /** Plays until the host stops; settles when all commands are answered. */
  async play(): Promise<void> {
    const { players, extraWindows, chance, pause } = this.#parts;
    const [host] = players;
    for (let last: string | undefined; !host.hasStopped;) {
      const table =
        last !== undefined && oneIn(chance, 3) ? await this.#rematch(last) : await this.#newTable();
      await Promise.all([...players, ...extraWindows].map((user) => user.play(table, pause)));
      last = host.isOver(table) ? table : undefined;
      if (last !== undefined) for (const user of this.users) user.unwatch(last);
    }
  }

  async #newTable(): Promise<string> {
    const { players, chance } = this.#parts;
    const first = randomPlan(this.#turn++, chance);
    const table = await players[0].create(first);
    this.#watch(table);
    const seated = players.slice(0, first.seats);
    for (const [seat, player] of seated.entries())
      await player.mustExecute(table, { k: 'sit', seat, seal: player.seal(table) });
    const plan = oneIn(chance, 3) ? await this.#changePlan(table, seated) : first;
    await this.#seatBots(table, plan, seated.length);
    await players[0].mustExecute(table, { k: 'start' });
    return table;
  }

  /** The host chooses another plan, and everybody is ready for it. */
  async #changePlan(table: string, seated: readonly VirtualUser[]): Promise<PlanInput> {
    const { players, chance } = this.#parts;
    const plan = randomPlan(this.#turn++, chance, seated.length);
    const { version } = await players[0].mustExecute(table, { k: 'change-plan', plan });
    for (const player of seated) {
      await player.sees(table, version);
      await player.mustExecute(table, { k: 'ready', seal: player.seal(table) });
    }
    return plan;
  }

  async #seatBots(table: string, { seats }: PlanInput, from: number): Promise<void> {
    for (let seat = from; seat < seats; seat++)
      await this.#parts.players[0].mustExecute(table, { k: 'seat-bot', seat, level: 'cabin-boy' });
  }

  /** All players ask for a rematch and get the same table. */
  async #rematch(last: string): Promise<string> {
    const { players } = this.#parts;
    const seated = players.filter((player) => player.watches.get(last)?.frame.own.seat !== null);
    const answers = await Promise.all(seated.map((player) => player.mustExecute(last, { k: 'rematch' })));
    const [{ table } = { table: '' }] = answers;
    this.#watch(table);
    for (const player of seated) await player.mustExecute(table, { k: 'ready', seal: player.seal(table) });
    const host = seated.find((player) => player.watches.get(table)?.frame.own.host);
    await host?.mustExecute(table, { k: 'start' });
    return table;
  }

  #watch(table: string): void {
    this.tables.push(table);
    for (const user of this.users) user.watch(table);
  }
}
