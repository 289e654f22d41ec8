import { seeded, type Chance } from '@topsail/engine';
import { oneIn, pick } from '../kit/luck.ts';
import { must, progress, within } from '../kit/verdict.ts';
import type { Witness } from '../leak/witness.ts';
import { breakFrames } from './broken-frames.ts';
import type { Spoils } from './forgery.ts';
import { knock } from './knocks.ts';
import { newVillain, Raider, type Villain } from './raider.ts';
import { SORTIES } from './sorties.ts';

const VILLAINS = 60;
const SORTIE_SECONDS = 60;
/** What the server is told to allow one person, and more. */
export const MOST_WINDOWS = 20;
const CROWD = 30;

export interface RaidParts {
  readonly at: string;
  readonly port: number;
  readonly seed: string;
  /** Frames and requests to send. */
  readonly frames: number;
  /** How many villains are about it at the same time. */
  readonly hands: number;
  readonly spoils: Spoils;
}

/** Everything that can be sent and should not, by many at once. */
export class Raid {
  readonly #parts: RaidParts;
  readonly #villains: readonly Villain[];
  readonly #token: string;
  sent = 0;
  sockets = 0;
  turnedAway = 0;
  requests = 0;
  /** Those that were shown tables of the honest. */
  readonly witnesses: Witness[] = [];

  private constructor(parts: RaidParts, villains: readonly Villain[], token: string) {
    this.#parts = parts;
    this.#villains = villains;
    this.#token = token;
  }

  static async gather(parts: RaidParts): Promise<Raid> {
    const luck = seeded(`${parts.seed} villains`);
    const villains = await Promise.all(
      Array.from({ length: VILLAINS }, (_, i) => newVillain(parts.at, `Villain ${i}`, luck)),
    );
    return new Raid(parts, villains, await newToken(parts.at, villains[0]));
  }

  async run(): Promise<void> {
    const { hands, seed } = this.#parts;
    await Promise.all(Array.from({ length: hands }, (_, i) => this.#hand(seeded(`${seed} hand ${i}`))));
  }

  async #hand(luck: Chance): Promise<void> {
    const { frames, port } = this.#parts;
    while (this.sent < frames) {
      progress(`${this.sent} of ${frames} frames and requests`);
      await within(SORTIE_SECONDS, () => 'the server keeps somebody waiting', this.#strike(luck, port));
    }
  }

  async #strike(luck: Chance, port: number): Promise<void> {
    if (oneIn(luck, 2)) this.#count(await knock({ port, token: this.#token }, luck));
    else if (oneIn(luck, 6)) this.#count(await breakFrames(port, pick(luck, this.#villains), luck));
    else if (oneIn(luck, 100)) await this.#crowd(luck);
    else await this.#sally(luck);
  }

  /** One person with more windows than anybody may have. */
  async #crowd(luck: Chance): Promise<void> {
    const villain = pick(luck, this.#villains);
    const dialled = Array.from({ length: CROWD }, () => Raider.dial(this.#parts.at, villain, luck));
    const raiders = (await Promise.all(dialled)).filter((raider) => raider !== undefined);
    must(raiders.length <= MOST_WINDOWS, () => `one person has ${raiders.length} connections`);
    this.sent += CROWD;
    this.sockets += raiders.length;
    this.turnedAway += CROWD - raiders.length;
    await Promise.all(raiders.map((raider) => raider.leave()));
  }

  async #sally(luck: Chance): Promise<void> {
    const { at, spoils } = this.#parts;
    const raider = await Raider.dial(at, pick(luck, this.#villains), luck);
    this.sent += 1;
    if (raider === undefined) {
      this.turnedAway += 1;
      return;
    }
    this.sockets += 1;
    await pick(luck, SORTIES)(raider, luck, spoils);
    this.sent += raider.sent;
    const tables = spoils.tables();
    if (tables.some((table) => raider.witness.shown.has(table))) this.witnesses.push(raider.witness);
  }

  #count(requests: number): void {
    this.sent += requests;
    this.requests += requests;
  }
}

async function newToken(at: string, villain: Villain | undefined): Promise<string> {
  const answer = await fetch(`${at}/api/program`, {
    method: 'POST',
    headers: { origin: at, 'content-type': 'application/json', cookie: villain?.cookie ?? '' },
    body: JSON.stringify({ name: 'Villain' }),
  });
  must(answer.ok, () => `no program could be made: ${answer.status}`);
  return ((await answer.json()) as { readonly token: string }).token;
}
