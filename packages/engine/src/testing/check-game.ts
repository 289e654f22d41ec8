import type { Chance } from '../chance.ts';
import { recording } from '../chance/recording.ts';
import { replaying } from '../chance/replaying.ts';
import { seeded } from '../chance/seeded.ts';
import type { Game, GameState, Move } from '../game.ts';
import { play } from '../play.ts';
import { randomMove } from '../random-play.ts';
import { begin, revisionOf, type Step } from '../record.ts';
import type { Seat } from '../seat.ts';
import type { Setup } from '../setup.ts';
import { checkEvents } from './check-events.ts';
import { checkOutcome } from './check-outcome.ts';
import { checkPosition, dumpText } from './check-position.ts';
import { checkRecord } from './check-record.ts';
import { checkRefusals } from './check-refusals.ts';
import { checkRestoreRefuses, Twin } from './check-restore.ts';
import { at, demand, demandEqual, describeSetup } from './demand.ts';
import { MetMoves, randomSeat } from './random-position.ts';

export interface CheckOptions {
  /** Looks closely at every so manyth position only; the moves between are just played. */
  readonly every?: number;
}

export interface CheckedGame {
  readonly moves: number;
  readonly positions: number;
  readonly finished: boolean;
}

/** Plays a random game and checks every promise of the contract on the way. Throws what is broken, and where. */
export function checkGame(
  game: Game,
  setup: Setup,
  seed: string,
  { every = 1 }: CheckOptions = {},
): CheckedGame {
  const walk = at(
    () => `${describeSetup(setup)}, seed ${seed}, set-up`,
    () => new Walk(game, setup, seed),
  );
  return at(
    () => `${describeSetup(setup)}, seed ${seed}, move ${walk.steps.length}`,
    () => walk.run(every),
  );
}

/** A twin is looked at so often before a new one takes its place. */
const LOOKS_A_TWIN = 3;

class Walk {
  readonly steps: Step[] = [];
  private readonly game: Game;
  private readonly chance: Chance;
  private readonly state: GameState;
  private readonly start: readonly number[];
  private readonly met = new MetMoves();
  /** Plays along from a dump. */
  private twin: Twin | undefined;
  /** Old clones with what they looked like: further play must not reach them. */
  private readonly past: { readonly clone: GameState; readonly dump: string }[] = [];

  constructor(game: Game, setup: Setup, seed: string) {
    this.game = game;
    this.chance = seeded(seed);
    const { state, record } = begin(game, setup, this.chance);
    this.state = state;
    this.start = record.start;
  }

  run(every: number): CheckedGame {
    const { game, state } = this;
    const { bound } = game;
    while (game.toAct(state) !== 0 && this.steps.length < bound.moves) {
      const close = this.steps.length % every === 0;
      if (close) this.look();
      this.step(close);
    }
    this.look();
    return this.finish();
  }

  private look(): void {
    const dump = checkPosition(this.game, this.state);
    checkRefusals(this.game, this.state, this.met, this.chance);
    if (this.past.length % LOOKS_A_TWIN === 0) this.twin = new Twin(this.game, this.state);
    this.twin?.check(this.state, this.met, this.chance);
    this.past.push({ clone: this.game.clone(this.state), dump });
  }

  private step(close: boolean): void {
    const { game, state, chance } = this;
    const seat = randomSeat(game, state, chance);
    const move = randomMove(game, state, seat, [], chance);
    this.met.add(move);
    if (close) return this.stepBothWays(seat, move.text);
    const luck = recording(chance);
    const crossed = game.apply(state, seat, move, luck);
    this.done(seat, move, luck.rolls, crossed);
  }

  private done(seat: Seat, move: Move, rolls: readonly number[], crossed: boolean): void {
    this.twin?.follow(seat, move, rolls, crossed);
    this.steps.push({ seat, move: move.text, rolls });
  }

  /** Plays by the façade, then in place and unheard with the same luck: both must lead to the same state. */
  private stepBothWays(seat: Seat, text: string): void {
    const { game, state } = this;
    const before = dumpText(game, state);
    const played = play(game, state, seat, text, this.chance);
    demand(played.ok, 'a legal move is refused', played);
    const { rolls, crossed, events } = played.value;
    demandEqual(dumpText(game, state), before, 'play changes the state it is given', text);
    demand(
      rolls.length === 0 || crossed,
      'luck was asked, but the information horizon not crossed',
      text,
      rolls,
    );
    checkEvents(game, state, events);
    const luck = replaying(rolls);
    const move = game.parseMove(text);
    demand(move !== undefined, 'a legal move is not readable', text);
    const again = game.apply(state, seat, move, luck);
    demand(
      luck.left() === 0 && again === crossed,
      'a move asks for other luck when nobody listens',
      text,
      rolls,
    );
    const [heard, unheard] = [dumpText(game, played.value.state), dumpText(game, state)];
    demandEqual(heard, unheard, 'a move leads elsewhere when nobody listens', text);
    this.done(seat, move, rolls, crossed);
  }

  private finish(): CheckedGame {
    const { game, state, steps } = this;
    const { setup } = state;
    const outcome = game.outcome(state);
    demand(outcome !== undefined || game.bound.cut, `the game does not end within ${game.bound.moves} moves`);
    if (outcome !== undefined) checkOutcome(outcome, setup.seats);
    for (const [index, { clone, dump }] of this.past.entries()) {
      demandEqual(dumpText(game, clone), dump, `clone ${index} changes when play goes on`);
    }
    checkRestoreRefuses(game, state, this.chance);
    const revision = revisionOf(game, setup.ruleset);
    const prefix = this.chance.roll(steps.length + 1, 'prefix') - 1;
    checkRecord(game, { setup, revision, start: this.start, steps }, state, prefix);
    return { moves: steps.length, positions: this.past.length, finished: outcome !== undefined };
  }
}
