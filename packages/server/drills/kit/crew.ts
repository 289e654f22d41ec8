import type { Chance } from '@topsail/engine';
import type { PlanInput } from '@topsail/protocol';
import { oneIn } from './luck.ts';
import type { Sailor } from './sailor.ts';
import { voyage } from './voyages.ts';

export interface CrewParts {
  /** The first one makes the tables. */
  readonly players: readonly [Sailor, ...Sailor[]];
  /** Further windows of the same people, in which they play as well. */
  readonly doubles: readonly Sailor[];
  readonly spectators: readonly Sailor[];
  readonly luck: Chance;
  /** How long a player thinks, in milliseconds. */
  readonly pause: () => number;
}

/** People who play one table after the other, of every ruleset, with bots in the seats they leave free. */
export class Crew {
  readonly #parts: CrewParts;
  /** Every table they have had. */
  readonly tables: string[] = [];
  #turn: number;

  constructor(parts: CrewParts, firstTurn: number) {
    this.#parts = parts;
    this.#turn = firstTurn;
  }

  get sailors(): readonly Sailor[] {
    const { players, doubles, spectators } = this.#parts;
    return [...players, ...doubles, ...spectators];
  }

  /** Settles when all were told to rest and what they had begun is done. */
  async sail(): Promise<void> {
    const { players, doubles, luck, pause } = this.#parts;
    const [host] = players;
    for (let last: string | undefined; !host.isResting;) {
      const table = last !== undefined && oneIn(luck, 3) ? await this.#again(last) : await this.#embark();
      await Promise.all([...players, ...doubles].map((sailor) => sailor.play(table, pause)));
      last = host.isOver(table) ? table : undefined;
      if (last !== undefined) for (const sailor of this.sailors) sailor.unwatch(last);
    }
  }

  async #embark(): Promise<string> {
    const { players, luck } = this.#parts;
    const plan = voyage(this.#turn++, luck);
    const table = await players[0].create(plan);
    this.#gather(table);
    const seated = players.slice(0, plan.seats);
    for (const [seat, player] of seated.entries())
      await player.must(table, { k: 'sit', seat, nonce: `nonce-${seat}-${this.#turn}` });
    await this.#fill(table, plan, seated.length);
    await players[0].must(table, { k: 'start' });
    return table;
  }

  async #fill(table: string, { seats }: PlanInput, from: number): Promise<void> {
    for (let seat = from; seat < seats; seat++)
      await this.#parts.players[0].must(table, { k: 'seat-bot', seat, level: 'cabin-boy' });
  }

  /** Everybody asks for the rematch, and all are led to the same. */
  async #again(last: string): Promise<string> {
    const { players } = this.#parts;
    const seated = players.filter((player) => player.watches.get(last)?.frame.own.seat !== null);
    const led = await Promise.all(seated.map((player) => player.must(last, { k: 'rematch' })));
    const [{ table } = { table: '' }] = led;
    this.#gather(table);
    for (const player of seated) await player.must(table, { k: 'ready', nonce: `nonce-again-${this.#turn}` });
    const host = seated.find((player) => player.watches.get(table)?.frame.own.host);
    await host?.must(table, { k: 'start' });
    return table;
  }

  #gather(table: string): void {
    this.tables.push(table);
    for (const sailor of this.sailors) sailor.watch(table);
  }
}
