import { seeded, type Chance } from '@topsail/engine';
import { oneIn, pick } from '../kit/random-choice.ts';
import { must, progress, within } from '../kit/verdict.ts';
import type { FrameInspector } from '../leak/frame-inspector.ts';
import { breakFrames } from './broken-frames.ts';
import type { AttackerKnowledge } from './forged-message.ts';
import { sendBadRequests } from './send-bad-requests.ts';
import { newAttacker, HostileClient, type Attacker } from './hostile-client.ts';
import { SCENARIOS } from './scenarios.ts';

const ATTACKERS = 60;
const SCENARIO_SECONDS = 60;
/** The server's limit of connections per person, and more than that. */
export const MAX_CONNECTIONS = 20;
const TOO_MANY_CONNECTIONS = 30;

export interface AttackRunParts {
  readonly at: string;
  readonly port: number;
  readonly seed: string;
  /** Frames and requests to send. */
  readonly frames: number;
  /** How many attackers are active at the same time. */
  readonly connections: number;
  readonly knowledge: AttackerKnowledge;
}

/** Attacks the server in all ways, with many attackers at once. */
export class AttackRun {
  readonly #parts: AttackRunParts;
  readonly #attackers: readonly Attacker[];
  readonly #token: string;
  sent = 0;
  sockets = 0;
  refusedConnections = 0;
  requests = 0;
  /** The inspectors of sockets that received frames of honest tables. */
  readonly inspectors: FrameInspector[] = [];

  private constructor(parts: AttackRunParts, attackers: readonly Attacker[], token: string) {
    this.#parts = parts;
    this.#attackers = attackers;
    this.#token = token;
  }

  static async create(parts: AttackRunParts): Promise<AttackRun> {
    const chance = seeded(`${parts.seed} attackers`);
    const attackers = await Promise.all(
      Array.from({ length: ATTACKERS }, (_, i) => newAttacker(parts.at, `Attacker ${i}`, chance)),
    );
    return new AttackRun(parts, attackers, await newToken(parts.at, attackers[0]));
  }

  async run(): Promise<void> {
    const { connections, seed } = this.#parts;
    await Promise.all(
      Array.from({ length: connections }, (_, i) => this.#attackUntilDone(seeded(`${seed} attacker ${i}`))),
    );
  }

  async #attackUntilDone(chance: Chance): Promise<void> {
    const { frames, port } = this.#parts;
    while (this.sent < frames) {
      progress(`${this.sent} of ${frames} frames and requests`);
      await within(
        SCENARIO_SECONDS,
        () => 'the server does not answer an attacker',
        this.#attackOnce(chance, port),
      );
    }
  }

  async #attackOnce(chance: Chance, port: number): Promise<void> {
    if (oneIn(chance, 2)) this.#count(await sendBadRequests({ port, token: this.#token }, chance));
    else if (oneIn(chance, 6)) this.#count(await breakFrames(port, pick(chance, this.#attackers), chance));
    else if (oneIn(chance, 100)) await this.#openTooManyConnections(chance);
    else await this.#runScenario(chance);
  }

  /** Opens more connections for one person than allowed. */
  async #openTooManyConnections(chance: Chance): Promise<void> {
    const attacker = pick(chance, this.#attackers);
    const connecting = Array.from({ length: TOO_MANY_CONNECTIONS }, () =>
      HostileClient.connect(this.#parts.at, attacker, chance),
    );
    const clients = (await Promise.all(connecting)).filter((client) => client !== undefined);
    must(clients.length <= MAX_CONNECTIONS, () => `one person has ${clients.length} connections`);
    this.sent += TOO_MANY_CONNECTIONS;
    this.sockets += clients.length;
    this.refusedConnections += TOO_MANY_CONNECTIONS - clients.length;
    await Promise.all(clients.map((client) => client.close()));
  }

  async #runScenario(chance: Chance): Promise<void> {
    const { at, knowledge } = this.#parts;
    const client = await HostileClient.connect(at, pick(chance, this.#attackers), chance);
    this.sent += 1;
    if (client === undefined) {
      this.refusedConnections += 1;
      return;
    }
    this.sockets += 1;
    await pick(chance, SCENARIOS)(client, chance, knowledge);
    this.sent += client.sent;
    const tables = knowledge.tables();
    if (tables.some((table) => client.inspector.tableFrames.has(table)))
      this.inspectors.push(client.inspector);
  }

  #count(requests: number): void {
    this.sent += requests;
    this.requests += requests;
  }
}

async function newToken(at: string, attacker: Attacker | undefined): Promise<string> {
  const answer = await fetch(`${at}/api/program`, {
    method: 'POST',
    headers: { origin: at, 'content-type': 'application/json', cookie: attacker?.cookie ?? '' },
    body: JSON.stringify({ name: 'Attacker' }),
  });
  must(answer.ok, () => `could not create a program: ${answer.status}`);
  return ((await answer.json()) as { readonly token: string }).token;
}
