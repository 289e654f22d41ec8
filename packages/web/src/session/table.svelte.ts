import type { ThinkingPool } from '@topsail/bots';
import {
  SPECTATOR,
  type Foresight,
  type Game,
  type GameEvent,
  type GameView,
  type Move,
  type Outcome,
  type Refusal,
  type Seat,
  type Viewer,
} from '@topsail/engine';
import { preferences } from '../ui/settings/preferences.svelte.ts';
import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';
import { logOf } from './log.ts';
import { seatingOf } from './seating.ts';
import type { Seating } from '../games/contract/seating.ts';
import type { Seen, ShownTable } from '../table/shown.ts';
import { whenIdle } from '../ui/motion/step-queue.ts';
import { openPool } from './thinking/pool.ts';
import { foreseeOnce } from '../table/foreseen.ts';
import { peopleToAct, seenBy, seenMoments, veiled } from './people.ts';
import type { Prompt } from '../table/prompt.ts';
import { saveSession } from './saved.ts';
import { answer, outcomeOf, promptOf, viewOf, type Session } from './session.ts';
import { shelve } from './shelf.ts';
import { Turns } from './turns.ts';
import { mayUndo, undo } from './undo.ts';

/** No bot is seen to move sooner after the move before than this, and a little more. */
const PAUSES = { story: 400, normal: 400, brisk: 150, instant: 0 } as const;
const MORE_PAUSE = 0.75;
const KEEP_AFTER_MILLISECONDS = 200;

/** A session on screen: lets the bots answer in their time, and keeps the game in the browser. */
export class Table implements ShownTable {
  session: Session;
  /** Where in the browser it is kept. */
  readonly id: string;
  readonly client: GameClient;
  seen: Seen | undefined = $state.raw();
  why: Refusal | undefined = $state.raw();
  /** Whether all that was played is safe if the page is closed. */
  isKept = $state(true);
  /** Whether another window has gone on with this game. */
  isElsewhere = $state(false);
  readonly view: GameView = $derived.by(() => viewOf(this.session));
  readonly prompt: Prompt = $derived.by(() => promptOf(this.session));
  readonly outcome: Outcome | undefined = $derived.by(() => outcomeOf(this.session));
  readonly seating: Seating = $derived.by(() => seatingOf(this.session));
  readonly log: readonly (readonly Line[])[] = $derived.by(() => logOf(this.client, this.session));
  readonly heard: readonly (readonly GameEvent[])[] = $derived.by(() =>
    this.session.moments.map((moment) => moment.heard),
  );
  readonly mayUndo = $derived.by(() => (mayUndo(this.session) ? 'free' : 'no'));
  readonly #turns = new Turns(
    (decision, signal) => this.#thinkers().think(decision, signal),
    (seat, move) => this.#hear(seat, move),
  );
  /** How many moments there were when somebody gave the device away. */
  #left: Readonly<Partial<Record<Viewer, number>>> = {};
  /** Who has just taken an answer back, and goes first. */
  #slipped: Seat | undefined = $state();
  #pool: ThinkingPool | undefined;
  /** What bots have answered and nobody has seen yet. */
  #answers: readonly { readonly seat: Seat; readonly move: string }[] = [];
  #notBefore = 0;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Who is to take the device before anybody's cards are shown. */
  readonly takes: Seat | undefined = $derived.by(() => {
    if (this.seat !== undefined) return undefined;
    const asked = peopleToAct(this.session);
    return asked.find((seat) => seat === this.#slipped) ?? asked[0];
  });

  constructor(session: Session, id: string, client: GameClient) {
    this.session = $state.raw(session);
    this.id = id;
    this.client = client;
  }

  get game(): Game {
    return this.session.game;
  }

  get seat(): Seat | undefined {
    const { viewer } = this.session;
    return viewer === SPECTATOR ? undefined : viewer;
  }

  get digits(): boolean {
    return preferences.now.digits;
  }

  /** Somebody sits down before the screen. */
  start(): void {
    this.#thinkers();
    this.#sitBy(this.session);
  }

  /** Has the table laid before the eyes of the player who has sat down: they see its first events, too. */
  lay(): void {
    const { game, viewer, record } = this.session;
    if (viewer !== SPECTATOR) this.seen = { view: game.emptyView(record.setup, viewer), moments: 0 };
  }

  /** Nobody looks any more: the bots stop thinking, and nothing played is lost. */
  stop(): void {
    this.#forget();
    void this.#pool?.close();
    this.#pool = undefined;
    this.keep();
  }

  foresee(move: Move): Foresight {
    return foreseeOnce(this.game, this.view, move);
  }

  answer(text: string): void {
    if (this.seat === undefined) return;
    const done = answer(this.session, this.seat, text);
    this.why = done.ok ? undefined : done.refusal;
    if (done.ok) this.#sitBy(done.value);
  }

  undo(): void {
    this.#forget();
    this.why = undefined;
    const before = undo(this.session);
    this.#slipped = this.session.record.steps[before.record.steps.length]?.seat;
    this.#left = {};
    this.#sitBy(before);
  }

  dismiss(): void {
    this.why = undefined;
  }

  past(moment: number): Promise<GameView | undefined> {
    const at = this.session.moments[moment];
    return Promise.resolve(at === undefined ? undefined : this.game.view(at.state, this.session.viewer));
  }

  record(): Promise<string> {
    return Promise.resolve(saveSession(this.session));
  }

  /** The person who has the device has seen all of it: it goes on to the person who is asked now. */
  settle(): void {
    const { viewer, moments } = this.session;
    const next = veiled(this.session);
    if (next === this.session) return;
    this.#left = { ...this.#left, [viewer]: moments.length };
    this.session = next;
  }

  /** This person has the device now, and sees with their own eyes what has happened since they had it. */
  unveil(seat: Seat): void {
    this.#slipped = undefined;
    const { game, moments } = this.session;
    const left = Math.max(this.#left[seat] ?? 0, seenMoments(this.session, seat));
    const last = moments[Math.min(left, moments.length) - 1];
    this.seen = last && { view: game.view(last.state, seat), moments: moments.indexOf(last) + 1 };
    this.session = seenBy(this.session, seat);
  }

  /** Another window has gone on with this game: this one must not write over it. */
  stepAside(): void {
    this.#forget();
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    this.isElsewhere = true;
  }

  /** Keeps at once what would be kept soon; nothing when there is nothing new. */
  keep(): void {
    if (this.#keeping === undefined || this.isElsewhere) return;
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    const { record } = this.session;
    const mark = { moves: record.steps.length, isOver: this.outcome !== undefined, at: Date.now() };
    this.isKept = shelve(this.id, saveSession(this.session), mark);
  }

  /** Opened when somebody sits down, closed when nobody looks. */
  #thinkers(): ThinkingPool {
    this.#pool ??= openPool(this.game, this.session.record.setup.ruleset);
    return this.#pool;
  }

  /** The table has changed: the person who is asked now thinks about it. */
  #sitBy(session: Session): void {
    this.session = session;
    const pause = PAUSES[preferences.now.pace];
    this.#notBefore = performance.now() + pause * (1 + Math.random() * MORE_PAUSE);
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
    const isAtOnce = preferences.now.pace === 'instant' || this.prompt.waiting.length > 1;
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

  /** A record proves itself while it is written, which takes a moment: not while a ship sails, or somebody waits. */
  #keepSoon(): void {
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => whenIdle(this.#keepUnkept), KEEP_AFTER_MILLISECONDS);
  }

  readonly #keepUnkept = (): void => this.keep();
}
