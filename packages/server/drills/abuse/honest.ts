import { seeded, type Chance } from '@topsail/engine';
import { Crew } from '../kit/crew.ts';
import { newGuest, type Guest } from '../kit/guest.ts';
import type { Tap } from '../kit/line.ts';
import { Sailor } from '../kit/sailor.ts';
import type { ServerProcess } from '../kit/server-process.ts';
import { must, until, within } from '../kit/verdict.ts';
import { Witness } from '../leak/witness.ts';

/** Slow enough for the usual credits. */
const PAUSE = 100;
const OVERHEARD = 500;
const FINISH_SECONDS = 240;
const REST_SECONDS = 60;

/** People who only want to play, at their own tables on the same server. */
export class HonestFolk {
  readonly crews: Crew[] = [];
  readonly witnesses: Witness[] = [];
  /** The last messages they have sent. */
  readonly overheard: string[] = [];
  /** How long each command took until it was done, in milliseconds. */
  readonly waits: number[] = [];
  readonly #server: ServerProcess;
  readonly #seed: string;
  #sailing: Promise<unknown> = Promise.resolve();

  private constructor(server: ServerProcess, seed: string) {
    this.#server = server;
    this.#seed = seed;
  }

  static async gather(server: ServerProcess, seed: string, crews: number): Promise<HonestFolk> {
    const folk = new HonestFolk(server, seed);
    for (let turn = 0; turn < crews; turn++) folk.crews.push(await folk.#recruit(turn));
    folk.#sailing = Promise.all(folk.crews.map((crew) => crew.sail()));
    return folk;
  }

  get tables(): readonly string[] {
    return this.crews.flatMap(({ tables }) => tables);
  }

  /** The tables they play at: before the start anybody who has the link may take a free seat. */
  get tablesNow(): readonly string[] {
    return this.crews.flatMap(({ tables, sailors: [host] }) => {
      const table = tables.at(-1) ?? '';
      const stage = host?.watches.get(table)?.frame.public.stage ?? 'open';
      return stage === 'open' ? [] : [table];
    });
  }

  get people(): readonly string[] {
    return [...new Set(this.witnesses.map(({ guest }) => guest.person))];
  }

  /** Games they have played to the end. */
  get finished(): number {
    return this.crews.flatMap(({ tables, sailors: [host] }) => tables.filter((table) => host?.isOver(table)))
      .length;
  }

  /** At least one game is played to the end, and everybody has stopped where they are. */
  async finish(): Promise<void> {
    await until(
      FINISH_SECONDS,
      () => this.finished > 0,
      () => 'honest people cannot finish a game',
    );
    const sailors = this.crews.flatMap((crew) => crew.sailors);
    for (const sailor of sailors) sailor.rest();
    await within(REST_SECONDS, () => 'honest people wait for an answer', this.#sailing);
    for (const { refusals, client } of sailors) {
      const unfair = refusals.find((code) => /^(frame|person|store|server)\//.test(code));
      must(unfair === undefined, () => `somebody honest was refused with ${unfair}`);
      must(client.status === 'online', () => 'somebody honest was hung up on');
    }
  }

  disband(): void {
    for (const { sailors } of this.crews) for (const { client } of sailors) client.close();
  }

  async #recruit(turn: number): Promise<Crew> {
    const sail = async (name: string): Promise<Sailor> => {
      const guest = await newGuest(this.#server, name);
      const luck = seeded(`${this.#seed} ${turn} ${name}`);
      return new Sailor({ at: this.#server.at, guest, luck, tap: this.#tap(guest) });
    };
    const luck: Chance = seeded(`${this.#seed} honest ${turn}`);
    const players = [await sail('Host'), await sail('Mate')] as const;
    const pause = (): number => PAUSE + luck.roll(PAUSE, 'pause');
    return new Crew({ players, doubles: [], spectators: [await sail('Spectator')], luck, pause }, turn);
  }

  #tap(guest: Guest): Tap {
    const witness = new Witness(guest);
    const asked = new Map<string, number>();
    this.witnesses.push(witness);
    return {
      sent: (text) => {
        witness.sent(text);
        if (this.overheard.push(text) > OVERHEARD) this.overheard.shift();
        const id = /"id":"([^"]*)"/.exec(text)?.[1];
        if (id !== undefined) asked.set(id, performance.now());
      },
      heard: (text) => {
        witness.heard(text);
        const done = text.startsWith('{"t":"done"') ? /"id":"([^"]*)"/.exec(text)?.[1] : undefined;
        const since = asked.get(done ?? '');
        if (since !== undefined) this.waits.push(performance.now() - since);
      },
    };
  }
}
