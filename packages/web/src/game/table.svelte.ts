import type { ThinkingPool } from '@topsail/bots';
import type { Foresight, Game, GameView, Move, Outcome, Seat } from '@topsail/engine';
import type { Line } from '../table/face.ts';
import { faceOf } from '../table/faces.ts';
import { logOf } from '../table/log.ts';
import { seatingOf, type Seating } from '../table/seating.ts';
import type { ShownTable } from '../table/shown.ts';
import { whyRefused, type Why } from '../table/why.ts';
import { openPool } from '../thinking/pool.ts';
import type { Prompt } from './prompt.ts';
import { saveSession } from './saved.ts';
import { answer, mayUndo, outcomeOf, promptOf, undo, viewOf, type Session } from './session.ts';
import { keepSettings, keepTable, keptSettings, type Settings } from './storage.ts';
import { Turns } from './turns.ts';

/** No bot is seen to move sooner after the move before than this, and a little more. */
const CALM_MILLISECONDS = 400;
const CALM_MORE_MILLISECONDS = 300;
const KEEP_AFTER_MILLISECONDS = 200;

/** A session on screen: lets the bots answer in their time, and keeps the game in the browser. */
export class Table implements ShownTable {
  session: Session;
  why: Why | undefined = $state.raw();
  settings: Settings = $state.raw(keptSettings());
  readonly view: GameView = $derived.by(() => viewOf(this.session));
  readonly prompt: Prompt = $derived.by(() => promptOf(this.session));
  readonly outcome: Outcome | undefined = $derived.by(() => outcomeOf(this.session));
  readonly seating: Seating = $derived.by(() => seatingOf(this.session));
  readonly log: readonly (readonly Line[])[] = $derived.by(() => logOf(faceOf(this.game), this.session));
  readonly mayUndo = $derived.by(() => (mayUndo(this.session) ? 'free' : 'no'));
  readonly #turns = new Turns(
    (decision, signal) => this.#thinkers().think(decision, signal),
    (seat, move) => this.#hear(seat, move),
  );
  #pool: ThinkingPool | undefined;
  /** What bots have answered and nobody has seen yet. */
  #answers: readonly { readonly seat: Seat; readonly move: string }[] = [];
  #notBefore = 0;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session) {
    this.session = $state.raw(session);
  }

  get game(): Game {
    return this.session.game;
  }

  get seat(): Seat {
    return this.session.seat;
  }

  get digits(): boolean {
    return this.settings.digits;
  }

  /** Somebody sits down before the screen. */
  start(): void {
    this.#thinkers();
    this.#sitBy(this.session);
  }

  /** Nobody looks any more: the bots stop thinking, and nothing played is lost. */
  stop(): void {
    this.#forget();
    void this.#pool?.close();
    this.#pool = undefined;
    if (this.#keeping !== undefined) this.keep();
  }

  foresee(move: Move): Foresight {
    return this.game.foresee(this.view, move);
  }

  answer(text: string): void {
    const done = answer(this.session, this.session.seat, text);
    this.why = done.ok ? undefined : whyRefused(done.refusal);
    if (done.ok) this.#sitBy(done.value);
  }

  undo(): void {
    this.#forget();
    this.why = undefined;
    this.#sitBy(undo(this.session));
  }

  dismiss(): void {
    this.why = undefined;
  }

  change(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings };
    keepSettings(this.settings);
    this.#show();
  }

  keep(): void {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    keepTable(saveSession(this.session));
  }

  /** Opened when somebody sits down, closed when nobody looks. */
  #thinkers(): ThinkingPool {
    this.#pool ??= openPool();
    return this.#pool;
  }

  /** The table has changed: whoever is asked now thinks about it. */
  #sitBy(session: Session): void {
    this.session = session;
    this.#notBefore = performance.now() + CALM_MILLISECONDS + Math.random() * CALM_MORE_MILLISECONDS;
    this.#keepSoon();
    this.#turns.ask(session);
    this.#show();
  }

  #hear(seat: Seat, move: string): void {
    this.#answers = [...this.#answers, { seat, move }];
    this.#show();
  }

  /** Gives the next bot's answer when it is time. Cards picked at the same time need no time: nobody sees them. */
  #show(): void {
    clearTimeout(this.#timer);
    const [next, ...rest] = this.#answers;
    if (next === undefined) return;
    const isAtOnce = this.settings.pace === 'instant' || this.prompt.waiting.length > 1;
    const wait = isAtOnce ? 0 : this.#notBefore - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#show(), wait);
      return;
    }
    this.#answers = rest;
    this.#turns.done(next.seat);
    const done = answer(this.session, next.seat, next.move);
    if (!done.ok) throw new Error(`a bot's legal move was refused: ${JSON.stringify(done.refusal)}`);
    this.#sitBy(done.value);
  }

  /** What was being thought about, and what was thought and not shown, belongs to a table that is no more. */
  #forget(): void {
    clearTimeout(this.#timer);
    this.#turns.cancel();
    this.#answers = [];
  }

  /** A record proves itself while it is written, which takes a moment: not while somebody waits for an answer. */
  #keepSoon(): void {
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.keep(), KEEP_AFTER_MILLISECONDS);
  }
}
