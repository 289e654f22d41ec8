import {
  SPECTATOR,
  type Foresight,
  type Game,
  type GameEvent,
  type GameView,
  type Move,
  type Outcome,
  type Seat,
  type Viewer,
} from '@topsail/engine';
import type { Prompt } from '../table/prompt.ts';
import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';
import type { Seating } from '../games/contract/seating.ts';
import type { Seen, ShownTable } from '../table/shown.ts';
import { preferences } from '../ui/settings/preferences.svelte.ts';
import type { Spot } from './address.ts';
import { highlightsIn, lastBefore, nextOf, roundAt, roundsIn } from './marks.ts';
import type { Eyes, Glimpse, Reel } from './reel.ts';

/** How long a moment stands where nothing in it takes time. */
const A_LOOK = 600;

/** A game on screen that was played before: it plays on event by event, and one goes through it moment by moment. */
export class Replay implements ShownTable {
  readonly reel: Reel;
  readonly seating: Seating;
  readonly why = undefined;
  readonly mayUndo = 'no';
  readonly digits = false;
  moment: number;
  seen: Seen | undefined = $state.raw();
  isPlaying: boolean = $state(false);
  #eyes: Eyes;
  /** Whose eyes they are until what was played on has been shown. */
  #viewer: Viewer;
  readonly #glimpse: Glimpse = $derived.by(() => this.reel.glimpse(this.moment, this.#viewer));
  readonly #wholeLog: readonly (readonly Line[])[] = $derived.by(() =>
    Array.from({ length: this.reel.length }, (_, moment) => this.reel.lines(moment, this.eyes)),
  );
  readonly #allHeard: readonly (readonly GameEvent[])[] = $derived.by(() =>
    Array.from({ length: this.reel.length }, (_, moment) => this.reel.heard(moment, this.#viewer)),
  );
  /** Up to this moment: what is still to come is not told. */
  readonly log: readonly (readonly Line[])[] = $derived.by(() => this.#wholeLog.slice(0, this.moment + 1));
  readonly heard: readonly (readonly GameEvent[])[] = $derived.by(() =>
    this.#allHeard.slice(0, this.moment + 1),
  );
  readonly rounds: readonly number[] = $derived.by(() => roundsIn(this.reel, this.eyes));
  readonly battles: readonly number[] = $derived.by(() => highlightsIn(this.reel, this.eyes));
  readonly round: number = $derived.by(() => roundAt(this.rounds, this.moment));
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(reel: Reel, seating: Seating, { moment = 0, eyes }: Spot) {
    this.reel = reel;
    this.seating = seating;
    this.moment = $state(Math.min(moment, reel.length - 1));
    this.#eyes = $state(reel.eyes.find((open) => open === eyes) ?? reel.eyes[0] ?? 'all');
    this.#viewer = $state(reel.viewer(this.moment, this.#eyes));
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

  get eyes(): Eyes {
    return this.#eyes;
  }

  set eyes(eyes: Eyes) {
    this.#eyes = eyes;
    this.#jump(this.moment);
  }

  get toldTo(): Viewer | undefined {
    return this.#eyes === 'all' ? SPECTATOR : undefined;
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
    this.#jump(Math.min(this.last, Math.max(0, moment)));
  }

  /** Plays the next moment. */
  step(): void {
    this.pause();
    this.#turn();
    this.#playOn();
  }

  stepBack(): void {
    this.go(this.moment - 1);
  }

  nextRound(): void {
    this.go(nextOf(this.rounds, this.moment) ?? this.last);
  }

  roundBefore(): void {
    this.go(lastBefore(this.rounds, this.moment) ?? 0);
  }

  /** From the end it begins again. */
  play(): void {
    if (this.moment === this.last) this.#jump(0);
    this.isPlaying = true;
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  settle(): void {
    clearTimeout(this.#timer);
    this.#turn();
    if (!this.isPlaying) return;
    if (this.moment === this.last) this.pause();
    else this.#timer = setTimeout(() => this.#playOn(), preferences.now.pace === 'instant' ? A_LOOK : 0);
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
    return Promise.resolve(this.reel.glimpse(moment, this.#viewer).view);
  }

  record(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  #playOn(): void {
    this.moment = Math.min(this.last, this.moment + 1);
  }

  /** Shows a moment at once. */
  #jump(moment: number): void {
    this.moment = moment;
    this.#viewer = this.reel.viewer(moment, this.#eyes);
    this.seen = { view: this.view, moments: moment + 1 };
  }

  /** Looks through the eyes of the player who acts next, where those are wanted. */
  #turn(): void {
    if (this.reel.viewer(this.moment, this.#eyes) !== this.#viewer) this.#jump(this.moment);
  }
}
