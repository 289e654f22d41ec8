import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded, type Chance } from '@topsail/engine';
import type { Command, PlanRequest } from '@topsail/protocol';
import { newGuest, type Guest } from '../kit/guest.ts';
import { oneIn, pick } from '../kit/random-choice.ts';
import { VirtualUser } from '../kit/virtual-user.ts';
import type { ServerProcess } from '../kit/server-process.ts';
import { within } from '../kit/verdict.ts';
import { randomPlan } from '../kit/random-plan.ts';
import { HttpProbe } from './http-probe.ts';
import { checkGame, type Tally } from './game-check.ts';
import { RawClient } from './raw-client.ts';
import { FrameInspector } from './frame-inspector.ts';

/** Random play may never end; later moves would test nothing new. */
const MAX_STEPS = 400;
/** No game is over before so many moves. */
const MIN_STEPS = 30;
const GAME_SECONDS = 120;
const PLAYERS = 4;

interface Game {
  readonly table: string;
  readonly plan: PlanRequest;
  /** The plan it is created with, which may change before the start. */
  readonly firstPlan: PlanRequest;
  readonly users: readonly [VirtualUser, ...VirtualUser[]];
  /** A second window of the first player, a spectator, a spy, and a spectator who comes in the middle of the game. */
  readonly rawClients: readonly RawClient[];
  readonly inspectors: readonly FrameInspector[];
  /** The number of moves at the last disturbance. */
  disturbedAt: number;
}

/** Plays one game after the other while spectators and a spy try to learn more than they may. */
export class GameRunner {
  readonly #server: ServerProcess;
  readonly #chance: Chance;
  readonly #http: HttpProbe;
  readonly #tally: Tally;
  readonly #guests: readonly Guest[];
  readonly #pastFrameRequests: Promise<void>[] = [];

  private constructor(server: ServerProcess, chance: Chance, tally: Tally, guests: readonly Guest[]) {
    this.#server = server;
    this.#chance = chance;
    this.#http = new HttpProbe(server.at);
    this.#tally = tally;
    this.#guests = guests;
  }

  static async create(server: ServerProcess, seed: string, tally: Tally): Promise<GameRunner> {
    const names = [...Array.from({ length: PLAYERS }, (_, i) => `Player ${i}`), 'Spectator', 'Spy', 'Late'];
    const guests = await Promise.all(names.map((name) => newGuest(server, name)));
    return new GameRunner(server, seeded(seed), tally, guests);
  }

  /** Plays one game and checks everything that was sent about it. */
  async play(turn: number): Promise<void> {
    const game = await this.#openGame(turn);
    const disturbing = setInterval(() => this.#disturb(game), 25);
    try {
      const playing = Promise.all(game.users.map((user) => user.play(game.table, () => 0)));
      await within(GAME_SECONDS, () => `${game.table} does not end`, playing);
    } finally {
      clearInterval(disturbing);
    }
    if (game.plan.delaySeconds !== 0 && oneIn(this.#chance, 3)) await sleep(1200);
    for (const { client } of game.users) client.close();
    await Promise.all(game.rawClients.map((rawClient) => rawClient.close()));
    await Promise.all(this.#pastFrameRequests.splice(0));
    this.#tally.answers += this.#http.answers;
    this.#http.answers = 0;
    await checkGame(this.#server.database, game.table, game.inspectors, this.#tally, this.#chance);
  }

  async #openGame(turn: number): Promise<Game> {
    const plan = this.#plan(turn);
    const inspectors: FrameInspector[] = [];
    const inspect = (guest: Guest): FrameInspector => {
      const inspector = new FrameInspector(guest);
      inspectors.push(inspector);
      return inspector;
    };
    const [first, ...others] = this.#guests.slice(0, Math.min(PLAYERS, plan.seats));
    if (first === undefined) throw new Error('there are no guests');
    const newUser = (guest: Guest): VirtualUser =>
      new VirtualUser({
        at: this.#server.at,
        guest,
        chance: seeded(`${turn} ${guest.name}`),
        traffic: inspect(guest),
      });
    const users = [newUser(first), ...others.map(newUser)] as const;
    const other = { ...this.#plan(turn + 1, users.length), visibility: plan.visibility };
    const firstPlan = oneIn(this.#chance, 3) ? other : plan;
    const table = await users[0].create(firstPlan);
    const connect = (guest: Guest): Promise<RawClient> =>
      RawClient.connect(this.#server.at, guest, inspect(guest));
    const rawClients = await Promise.all([first, ...this.#guests.slice(PLAYERS)].map(connect));
    const game: Game = { table, plan, firstPlan, users, rawClients, inspectors, disturbedAt: 0 };
    await this.#start(game);
    return game;
  }

  #plan(turn: number, people = 0): PlanRequest {
    const plan = randomPlan(turn, this.#chance, people);
    return { ...plan, spectators: !oneIn(this.#chance, 5), delaySeconds: oneIn(this.#chance, 4) ? 1 : 0 };
  }

  async #start({ table, plan, firstPlan, users, rawClients: [tab, spectator, spy] }: Game): Promise<void> {
    const [host] = users;
    for (const user of users) user.watch(table);
    for (const rawClient of [tab, spectator]) rawClient?.send({ t: 'open', table, since: 0 });
    spy?.send({ t: 'lobby', watch: true });
    for (const rawClient of [tab, spectator, spy]) rawClient?.send({ t: 'games', watch: true });
    for (const [seat, user] of users.entries())
      await user.mustExecute(table, { k: 'sit', seat, seal: user.seal(table) });
    if (firstPlan !== plan) {
      const { version } = await host.mustExecute(table, { k: 'change-plan', plan });
      for (const user of users) {
        await user.sees(table, version);
        await user.mustExecute(table, { k: 'ready', seal: user.seal(table) });
      }
    }
    for (let seat = users.length; seat < plan.seats; seat++)
      await host.mustExecute(table, { k: 'seat-bot', seat, level: 'cabin-boy' });
    spectator?.say(table, 'seats', 'before the start');
    await host.mustExecute(table, { k: 'start' });
  }

  /** At random: a late spectator, a lost connection, chat, a spy's requests, past frames. */
  #disturb(game: Game): void {
    const { table, users } = game;
    const { stage, steps } = users[0].watches.get(table)?.frame.public ?? { stage: 'open', steps: 0 };
    for (const { client } of users) client.reconnectNow();
    if (steps > MAX_STEPS) for (const user of users) user.stopPlaying();
    if (stage !== 'running' || steps === game.disturbedAt) return;
    game.disturbedAt = steps;
    const [tab, spectator, spy, late] = game.rawClients;
    if (oneIn(this.#chance, 10))
      late?.send({ t: 'open', table, since: this.#chance.roll(steps + 1, 'since') - 1 });
    if (oneIn(this.#chance, 20)) pick(this.#chance, users).connection.cut();
    if (oneIn(this.#chance, 10)) tab?.say(table, 'seats', `to the seats ${steps}`);
    if (oneIn(this.#chance, 10)) spectator?.say(table, 'spectators', `to the spectators ${steps}`);
    if (oneIn(this.#chance, 10) && spy !== undefined) spyOn(game, spy);
    if (oneIn(this.#chance, 10)) this.#readPastFrames(game, steps);
    if (oneIn(this.#chance, 10) && steps < MIN_STEPS) this.#tryHttp(game);
  }

  #readPastFrames({ table, inspectors }: Game, steps: number): void {
    const from = this.#chance.roll(steps + 1, 'from');
    this.#pastFrameRequests.push(this.#http.readPastFrames(table, from, pick(this.#chance, inspectors)));
  }

  #tryHttp({ table, plan }: Game): void {
    const spy = this.#guests[PLAYERS + 1];
    if (spy === undefined) return;
    const refusal = plan.spectators ? 'table/not-over' : 'table/no-spectators';
    void this.#http.tryRecord(table, spy, refusal);
    void this.#http.tryOtherPaths(spy);
  }
}

/** Sends the commands that only players and hosts may send. */
function spyOn({ table, firstPlan }: Game, spy: RawClient): void {
  const attempts: readonly Command[] = [
    ...(['undo', 'agree', 'return', 'rematch', 'start', 'leave'] as const).map((k) => ({ k })),
    { k: 'move', move: 'pass' },
    { k: 'stand-in', seat: 0 },
    { k: 'kick', seat: 1 },
    { k: 'change-plan', plan: firstPlan },
  ];
  spy.send({ t: 'open', table, since: 0 });
  spy.say(table, 'seats', 'what are your cards?');
  for (const command of attempts) spy.send({ t: 'command', id: randomUUID(), table, seen: 0, command });
}
