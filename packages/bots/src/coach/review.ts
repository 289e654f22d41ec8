import {
  fast,
  movesOf,
  replay,
  replaying,
  type Chance,
  type Game,
  type GameRecord,
  type GameState,
  type Result,
  type Seat,
  type Step,
} from '@topsail/engine';
import { LUCK } from '../search/luck.ts';
import type { StateValue } from './evaluation.ts';
import { meanAfter, type Spread, type Venture } from './mean-after.ts';

/** How thoroughly a game is gone through. */
export interface Care extends Spread {
  /** How often every position that was reached is played on. */
  readonly tries: number;
  /** How often in all, where the mean over courses of luck is wanted. */
  readonly meanTries: number;
}

const USUAL_CARE: Care = { tries: 600, meanTries: 1440, most: 72, draws: 72 };

/** What one step did to every seat's chance to win. */
export interface StepReview {
  readonly seat: Seat;
  readonly move: string;
  /** By the choice, before luck had spoken. */
  readonly choice: readonly number[];
  /** By luck: what came of it, less the mean of all that could have. */
  readonly luck: readonly number[];
  /** What was rolled or drawn for. */
  readonly rolled: readonly string[];
  /** Every seat's chance after it. */
  readonly chances: readonly number[];
}

/** Where a seat's result came from. All four together are the result less an even share, whatever the estimates. */
export interface Parts {
  /** Hand, place and order at the beginning. */
  readonly start: number;
  readonly luck: number;
  /** Its own choices. */
  readonly own: number;
  readonly others: number;
}

export interface GameReview {
  readonly steps: readonly StepReview[];
  readonly seats: readonly Parts[];
}

/** Goes through a game that is over, with all cards open. A refusal when the record does not fit the rules. */
export function reviewGame(
  game: Game,
  record: GameRecord,
  value: StateValue,
  seed: number,
  care = USUAL_CARE,
): Result<GameReview> {
  const reviewing = new Reviewing(game, record, value, fast(seed), care);
  const replayed = replay(game, record, (state, step) => reviewing.see(state, step));
  return replayed.ok ? { ok: true, value: reviewing.review() } : replayed;
}

/** One game as it is gone through. */
class Reviewing {
  private readonly game: Game;
  private readonly record: GameRecord;
  private readonly value: StateValue;
  private readonly chance: Chance;
  private readonly care: Care;
  private readonly steps: StepReview[] = [];
  private first: readonly number[] = [];
  private chances: readonly number[] = [];
  private before: GameState | undefined;

  constructor(game: Game, record: GameRecord, value: StateValue, chance: Chance, care: Care) {
    this.game = game;
    this.record = record;
    this.value = value;
    this.chance = chance;
    this.care = care;
  }

  see(state: GameState, step: number): void {
    if (this.before === undefined) this.first = this.chances = this.worth(state);
    else this.steps.push(this.judge(this.before, state, this.record.steps[step]));
    this.before = this.game.clone(state);
  }

  review(): GameReview {
    const even = 1 / this.record.setup.seats;
    const seats = this.first.map((chance, seat) => ({
      start: chance - even,
      luck: sum(this.steps.map(({ luck }) => luck[seat])),
      own: sum(this.steps.map((step) => (step.seat === seat ? step.choice[seat] : 0))),
      others: sum(this.steps.map((step) => (step.seat === seat ? 0 : step.choice[seat]))),
    }));
    return { steps: this.steps, seats };
  }

  private judge(before: GameState, after: GameState, { seat, move, rolls }: Step): StepReview {
    const was = this.chances;
    const isForced = rolls.length === 0 && movesOf(this.game, before, seat).length === 1;
    this.chances = isForced ? was : this.worth(after);
    const expected = rolls.length === 0 ? this.chances : this.expected(before, seat, move);
    return {
      ...{ seat, move, chances: this.chances },
      choice: expected.map((chance, i) => chance - was[i]),
      luck: this.chances.map((chance, i) => chance - expected[i]),
      rolled: rolls.length === 0 ? [] : this.namesOf(before, { seat, move, rolls }),
    };
  }

  /** Every seat's chance; what the ghost ship may win is nobody's. */
  private worth(state: GameState, tries = this.care.tries): readonly number[] {
    return Array.from(
      this.value(state, this.chance.roll(LUCK, 'value'), tries).slice(0, this.record.setup.seats),
    );
  }

  private expected(before: GameState, seat: Seat, text: string): readonly number[] {
    const { care, chance } = this;
    const each = Math.ceil(care.meanTries / care.draws);
    const worth = (state: GameState): Float64Array => Float64Array.from(this.worth(state, each));
    return Array.from(meanAfter(this.venture(before, seat, text), worth, care, chance));
  }

  private venture(before: GameState, seat: Seat, text: string): Venture {
    const move = this.game.parseMove(text);
    if (move === undefined) throw new Error(`a record that was replayed has no move "${text}"`);
    return { game: this.game, before, seat, move };
  }

  private namesOf(before: GameState, { seat, move, rolls }: Step): string[] {
    const names = new Set<string>();
    const recorded = replaying(rolls);
    const listening: Chance = {
      roll(sides, what) {
        names.add(what);
        return recorded.roll(sides, what);
      },
    };
    const venture = this.venture(before, seat, move);
    this.game.apply(this.game.clone(before), seat, venture.move, listening);
    return [...names];
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
