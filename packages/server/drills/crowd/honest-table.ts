import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '@topsail/engine';
import type { TableFrame } from '@topsail/protocol';
import { pick } from '../kit/random-choice.ts';
import { Failure } from '../kit/verdict.ts';
import type { VirtualUser } from '../kit/virtual-user.ts';

const SEATS = 4;
/** How long a person thinks, in milliseconds. */
const PAUSE = 300;

/** One person who plays against three Captains, game after game, and measures every wait. */
export class HonestTable {
  /** From sending a move to its answer, in milliseconds. */
  readonly ownMoves: number[] = [];
  /** How long the table waited for bots alone, until the next of them had moved. */
  readonly botMoves: number[] = [];
  readonly #user: VirtualUser;
  readonly #chance: Chance;

  constructor(user: VirtualUser, chance: Chance) {
    this.#user = user;
    this.#chance = chance;
  }

  async play(): Promise<void> {
    while (!this.#user.hasStopped) await this.#playGame(await this.#newTable());
  }

  stop(): void {
    this.#user.stopPlaying();
  }

  close(): void {
    this.#user.client.close();
  }

  async #newTable(): Promise<string> {
    const user = this.#user;
    const table = await user.create({ ruleset: 'jamaica-1', seats: SEATS });
    user.watch(table);
    await user.mustExecute(table, { k: 'sit', seat: 0, seal: user.seal(table) });
    for (let seat = 1; seat < SEATS; seat++)
      await user.mustExecute(table, { k: 'seat-bot', seat, level: 'captain' });
    await user.mustExecute(table, { k: 'start' });
    const { version } = await user.mustReveal(table);
    await user.sees(table, version + 1);
    return table;
  }

  async #playGame(table: string): Promise<void> {
    const user = this.#user;
    while (!user.hasStopped && !user.isOver(table)) {
      const { version, own, public: all } = this.#frame(table);
      const since = performance.now();
      if (all.waiting.includes(own.seat ?? -1)) {
        await user.mustExecute(table, { k: 'move', move: pick(this.#chance, own.moves) });
        this.ownMoves.push(performance.now() - since);
        await sleep(PAUSE);
      } else {
        const seen = user.sees(table, version + 1).then(() => this.botMoves.push(performance.now() - since));
        await Promise.race([seen, user.stopped]);
      }
    }
    user.unwatch(table);
  }

  #frame(table: string): TableFrame {
    const frame = this.#user.watches.get(table)?.frame;
    if (frame === undefined) throw new Failure(`${table} was not shown`);
    return frame;
  }
}
