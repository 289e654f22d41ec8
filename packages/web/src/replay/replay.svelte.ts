import type { Foresight, Game, GameEvent, GameView, Move, Outcome, Seat } from '@topsail/engine';
import type { Prompt } from '../table/prompt.ts';
import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';
import type { Seating } from '../games/contract/seating.ts';
import type { ShownTable } from '../table/shown.ts';
import type { Spot } from './address.ts';
import { highlightsIn, lastBefore, nextOf, roundAt, roundsIn } from './marks.ts';
import type { Eyes, Glimpse, Reel } from './reel.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const MILLISECONDS_A_STEP = 1200;

/** A game on screen that was played before: one goes through it as one likes. */
export class Replay implements ShownTable {
  readonly reel: Reel;
  readonly seating: Seating;
  readonly why = undefined;
  readonly mayUndo = 'no';
  readonly digits = false;
  moment: number;
  eyes: Eyes;
  speed: Speed = $state(1);
  isPlaying: boolean = $state(false);
  readonly #glimpse: Glimpse = $derived.by(() => this.reel.glimpse(this.moment, this.eyes));
  readonly #wholeLog: readonly (readonly Line[])[] = $derived.by(() =>
    Array.from({ length: this.reel.length }, (_, moment) => this.reel.lines(moment, this.eyes)),
  );
  /** Up to this moment: what is still to come is not told. */
  readonly log: readonly (readonly Line[])[] = $derived.by(() => this.#wholeLog.slice(0, this.moment + 1));
  readonly heard: readonly (readonly GameEvent[])[] = $derived.by(() =>
    Array.from({ length: this.moment + 1 }, (_, moment) => this.reel.heard(moment, this.eyes)),
  );
  readonly rounds: readonly number[] = $derived.by(() => roundsIn(this.reel, this.eyes));
  readonly battles: readonly number[] = $derived.by(() => highlightsIn(this.reel, this.eyes));
  readonly round: number = $derived.by(() => roundAt(this.rounds, this.moment));
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(reel: Reel, seating: Seating, { moment = 0, eyes }: Spot) {
    this.reel = reel;
    this.seating = seating;
    this.moment = $state(Math.min(moment, reel.length - 1));
    this.eyes = $state(reel.eyes.find((open) => open === eyes) ?? reel.eyes[0] ?? 'all');
  }

  get game(): Game {
    return this.reel.game;
  }

  get client(): GameClient {
    return this.reel.client;
  }

  get view(): GameView {
    return this.#glimpse.view;
  }

  get seat(): Seat | undefined {
    return this.#glimpse.seat;
  }

  get prompt(): Prompt {
    return this.#glimpse.prompt;
  }

  get outcome(): Outcome | undefined {
    return this.#glimpse.outcome;
  }

  /** What its course is counted in. */
  get of(): 'round' | 'turn' {
    return this.client.counting.by;
  }

  get last(): number {
    return this.reel.length - 1;
  }

  get nextBattle(): number | undefined {
    return nextOf(this.battles, this.moment);
  }

  /** Goes somewhere by hand, which ends the playing. */
  go(moment: number): void {
    this.pause();
    this.moment = Math.min(this.last, Math.max(0, moment));
  }

  step(steps: number): void {
    this.go(this.moment + steps);
  }

  nextRound(): void {
    this.go(nextOf(this.rounds, this.moment) ?? this.last);
  }

  roundBefore(): void {
    this.go(lastBefore(this.rounds, this.moment) ?? 0);
  }

  /** From the end it begins again. */
  play(): void {
    if (this.moment === this.last) this.moment = 0;
    this.isPlaying = true;
    this.#goOn();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  foresee(move: Move): Foresight {
    return this.game.foresee(this.view, move);
  }

  answer(): void {
    // All answers have been given.
  }

  undo(): void {
    // Nothing of it can be taken back.
  }

  dismiss(): void {
    // Nothing is refused.
  }

  past(moment: number): Promise<GameView> {
    return Promise.resolve(this.reel.glimpse(moment, this.eyes).view);
  }

  record(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.moment += 1;
      if (this.moment < this.last) this.#goOn();
      else this.pause();
    }, MILLISECONDS_A_STEP / this.speed);
  }
}
