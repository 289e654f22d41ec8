import type { Refusal } from '@topsail/engine';
import { saveSession } from './saved.ts';
import { answer, answerAtRandom, mayUndo, promptOf, randomSeat, undo, type Session } from './session.ts';
import { keepSettings, keepTable, keptSettings, type Settings } from './storage.ts';

const CALM_MILLISECONDS = 450;
const KEEP_AFTER_MILLISECONDS = 200;

/** A session on screen: lets the random seats answer in their time, and keeps the game in the browser. */
export class Table {
  session: Session;
  refusal: Refusal | undefined = $state.raw();
  settings: Settings = $state.raw(keptSettings());
  readonly mayUndo = $derived.by(() => mayUndo(this.session));
  #keeping: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session) {
    this.session = $state.raw(session);
  }

  /** Somebody sits down before the screen. */
  start(): void {
    this.goOn();
  }

  /** Nobody looks any more: the random seats wait, and nothing played is lost. */
  stop(): void {
    clearTimeout(this.#timer);
    if (this.#keeping !== undefined) this.keep();
  }

  answer(text: string): void {
    const done = answer(this.session, this.session.seat, text);
    this.refusal = done.ok ? undefined : done.refusal;
    if (!done.ok) return;
    this.session = done.value;
    this.goOn();
  }

  undo(): void {
    this.refusal = undefined;
    this.session = undo(this.session);
    this.goOn();
  }

  change(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings };
    keepSettings(this.settings);
    this.goOn();
  }

  keep(): void {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    keepTable(saveSession(this.session));
  }

  /** A record proves itself while it is written, which takes a moment: not while somebody waits for an answer. */
  private keepSoon(): void {
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.keep(), KEEP_AFTER_MILLISECONDS);
  }

  /** Cards picked at the same time are picked without a wait: nobody sees them anyway. */
  private goOn(): void {
    clearTimeout(this.#timer);
    let next = this.session;
    let seat = randomSeat(next);
    while (seat !== undefined && (this.settings.pace === 'instant' || isSimultaneous(next))) {
      next = answerAtRandom(next, seat);
      seat = randomSeat(next);
    }
    this.session = next;
    this.keepSoon();
    if (seat !== undefined) this.#timer = setTimeout(() => this.step(), CALM_MILLISECONDS);
  }

  private step(): void {
    const seat = randomSeat(this.session);
    if (seat !== undefined) this.session = answerAtRandom(this.session, seat);
    this.goOn();
  }
}

function isSimultaneous(session: Session): boolean {
  return promptOf(session).waiting.length > 1;
}
