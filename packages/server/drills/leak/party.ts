import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded, type Chance } from '@topsail/engine';
import type { Command, PlanInput } from '@topsail/protocol';
import { newGuest, type Guest } from '../kit/guest.ts';
import { oneIn, pick } from '../kit/luck.ts';
import { Sailor } from '../kit/sailor.ts';
import type { ServerProcess } from '../kit/server-process.ts';
import { within } from '../kit/verdict.ts';
import { voyage } from '../kit/voyages.ts';
import { Doors } from './doors.ts';
import { checkGame, type Tally } from './game-check.ts';
import { Looker } from './looker.ts';
import { HUSH, Witness } from './witness.ts';

/** Random play may go on for ever; what is secret after so many moves was secret before. */
const MOST_STEPS = 400;
/** No game is over before so many moves. */
const SOONEST_END = 30;
const GAME_SECONDS = 120;
const PLAYERS = 4;

interface Game {
  readonly table: string;
  readonly plan: PlanInput;
  readonly sailors: readonly [Sailor, ...Sailor[]];
  /** A second window of the first player, a spectator, a spy, and somebody who comes in the middle of the game. */
  readonly lookers: readonly Looker[];
  readonly witnesses: readonly Witness[];
  /** The last step at which somebody could meddle. */
  met: number;
}

/** People who play one game after the other, with others around them who would like to know more than they may. */
export class Party {
  readonly #server: ServerProcess;
  readonly #luck: Chance;
  readonly #doors: Doors;
  readonly #tally: Tally;
  readonly #guests: readonly Guest[];
  readonly #lookingBack: Promise<void>[] = [];

  private constructor(server: ServerProcess, luck: Chance, tally: Tally, guests: readonly Guest[]) {
    this.#server = server;
    this.#luck = luck;
    this.#doors = new Doors(server.at);
    this.#tally = tally;
    this.#guests = guests;
  }

  static async gather(server: ServerProcess, seed: string, tally: Tally): Promise<Party> {
    const names = [...Array.from({ length: PLAYERS }, (_, i) => `Player ${i}`), 'Spectator', 'Spy', 'Late'];
    const guests = await Promise.all(names.map((name) => newGuest(server, name)));
    return new Party(server, seeded(seed), tally, guests);
  }

  /** One game, and what everybody was told of it. */
  async play(turn: number): Promise<void> {
    const game = await this.#sitDown(turn);
    const watching = setInterval(() => this.#meddle(game), 25);
    try {
      const playing = Promise.all(game.sailors.map((sailor) => sailor.play(game.table, () => 0)));
      await within(GAME_SECONDS, () => `${game.table} does not end`, playing);
    } finally {
      clearInterval(watching);
    }
    if (game.plan.delaySeconds !== 0 && oneIn(this.#luck, 3)) await sleep(1200);
    for (const { client } of game.sailors) client.close();
    await Promise.all(game.lookers.map((looker) => looker.close()));
    await Promise.all(this.#lookingBack.splice(0));
    this.#tally.answers += this.#doors.answers;
    this.#doors.answers = 0;
    await checkGame(this.#server.database, game.table, game.witnesses, this.#tally, this.#luck);
  }

  async #sitDown(turn: number): Promise<Game> {
    const plan = this.#plan(turn);
    const witnesses: Witness[] = [];
    const tap = (guest: Guest): Witness => {
      const witness = new Witness(guest);
      witnesses.push(witness);
      return witness;
    };
    const [first, ...others] = this.#guests.slice(0, Math.min(PLAYERS, plan.seats));
    if (first === undefined) throw new Error('nobody is here');
    const sail = (guest: Guest): Sailor =>
      new Sailor({ at: this.#server.at, guest, luck: seeded(`${turn} ${guest.name}`), tap: tap(guest) });
    const sailors = [sail(first), ...others.map(sail)] as const;
    const table = await sailors[0].create(plan);
    const looks = (guest: Guest): Promise<Looker> => Looker.dial(this.#server.at, guest, tap(guest));
    const lookers = await Promise.all([first, ...this.#guests.slice(PLAYERS)].map(looks));
    const game: Game = { table, plan, sailors, lookers, witnesses, met: 0 };
    await this.#start(game);
    return game;
  }

  #plan(turn: number): PlanInput {
    const plan = voyage(turn, this.#luck);
    return { ...plan, spectators: !oneIn(this.#luck, 5), delaySeconds: oneIn(this.#luck, 4) ? 1 : 0 };
  }

  async #start({ table, plan, sailors, lookers: [tab, spectator, spy] }: Game): Promise<void> {
    const [host] = sailors;
    for (const sailor of sailors) sailor.watch(table);
    for (const looker of [tab, spectator]) looker?.send({ t: 'open', table, since: 0 });
    spy?.send({ t: 'lobby', watch: true });
    const nonce = (): string => `${HUSH}${randomUUID()}`;
    for (const [seat, sailor] of sailors.entries())
      await sailor.must(table, { k: 'sit', seat, nonce: nonce() });
    for (let seat = sailors.length; seat < plan.seats; seat++)
      await host.must(table, { k: 'seat-bot', seat, level: 'cabin-boy' });
    spectator?.say(table, 'seats', 'before the start');
    await host.must(table, { k: 'start' });
  }

  /** Now and then somebody asks for what is not theirs, talks, comes late, loses the line or has had enough. */
  #meddle(game: Game): void {
    const { table, sailors } = game;
    const { stage, steps } = sailors[0].watches.get(table)?.frame.public ?? { stage: 'open', steps: 0 };
    for (const { client } of sailors) client.reconnectNow();
    if (steps > MOST_STEPS) for (const sailor of sailors) sailor.rest();
    if (stage !== 'running' || steps === game.met) return;
    game.met = steps;
    const [tab, spectator, spy, late] = game.lookers;
    if (oneIn(this.#luck, 10))
      late?.send({ t: 'open', table, since: this.#luck.roll(steps + 1, 'since') - 1 });
    if (oneIn(this.#luck, 20)) pick(this.#luck, sailors).line.cut();
    if (oneIn(this.#luck, 10)) tab?.say(table, 'seats', `to the seats ${steps}`);
    if (oneIn(this.#luck, 10)) spectator?.say(table, 'spectators', `to the spectators ${steps}`);
    if (oneIn(this.#luck, 10) && spy !== undefined) spyOn(table, spy);
    if (oneIn(this.#luck, 10)) this.#lookBack(game, steps);
    if (oneIn(this.#luck, 10) && steps < SOONEST_END) this.#knock(table);
  }

  #lookBack({ table, witnesses }: Game, steps: number): void {
    const from = this.#luck.roll(steps + 1, 'from');
    this.#lookingBack.push(this.#doors.lookBack(table, from, pick(this.#luck, witnesses)));
  }

  #knock(table: string): void {
    const spy = this.#guests[PLAYERS + 1];
    if (spy === undefined) return;
    void this.#doors.tryRecord(table, spy);
    void this.#doors.askAround(spy);
  }
}

/** Asks for everything that only others may have. */
function spyOn(table: string, spy: Looker): void {
  const attempts: readonly Command[] = [
    ...(['undo', 'agree', 'return', 'rematch', 'start', 'leave'] as const).map((k) => ({ k })),
    { k: 'move', move: 'pass' },
    { k: 'stand-in', seat: 0 },
    { k: 'kick', seat: 1 },
  ];
  spy.send({ t: 'open', table, since: 0 });
  spy.say(table, 'seats', 'what are your cards?');
  for (const command of attempts) spy.send({ t: 'command', id: randomUUID(), table, seen: 0, command });
}
