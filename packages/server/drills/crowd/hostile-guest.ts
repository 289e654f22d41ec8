import { setTimeout as sleep } from 'node:timers/promises';
import type { VirtualUser } from '../kit/virtual-user.ts';

const SEATS = 6;
const RETRY_MILLISECONDS = 100;
const NO_PAUSE = (): number => 0;

/** A guest who fills the server: public tables of six Captains as fast as they are made, and moves without a pause. */
export class HostileGuest {
  /** How many games they could start. */
  started = 0;
  readonly #user: VirtualUser;
  readonly #playing: Promise<unknown>[] = [];

  constructor(user: VirtualUser) {
    this.#user = user;
  }

  async attack(): Promise<void> {
    while (!this.#user.hasStopped) {
      const answer = await this.#user.client.create({
        ...{ ruleset: 'jamaica-1', seats: SEATS, visibility: 'public' },
      });
      if (answer.ok) await this.#start(answer.value.table);
      else await this.#wait(answer.refusal.code);
    }
    await Promise.all(this.#playing);
  }

  get refusals(): readonly string[] {
    return this.#user.refusals;
  }

  stop(): void {
    this.#user.stopPlaying();
  }

  close(): void {
    this.#user.client.close();
  }

  async #start(table: string): Promise<void> {
    const user = this.#user;
    user.watch(table);
    await user.execute(table, { k: 'sit', seat: 0, seal: user.seal(table) });
    for (let seat = 1; seat < SEATS; seat++)
      await user.execute(table, { k: 'seat-bot', seat, level: 'captain' });
    const answer = await user.execute(table, { k: 'start' });
    if (!answer.ok) return this.#wait(answer.refusal.code);
    this.started += 1;
    this.#playing.push(user.play(table, NO_PAUSE));
  }

  #wait(code: string): Promise<void> {
    this.#user.refusals.push(code);
    return sleep(RETRY_MILLISECONDS);
  }
}
