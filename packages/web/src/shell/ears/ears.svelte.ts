import type { Seat } from '@topsail/engine';
import type { Line } from '../../games/contract/face.ts';
import { inOneBreath, spokenOf } from './spoken.ts';

/** How long somebody listens to a letter, and to nothing at all between two announcements. */
const A_LETTER = 55;
const A_BREATH = 400;

/** What is to be said to who listens. Nothing new is said before there was time to say what came before. */
export class Ears {
  saying: string = $state('');
  #lines: readonly Line[] = [];
  #asked = '';
  /** What is asked, until it has been said: last, and not when it is asked no more. */
  #question = '';
  #seat: Seat | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** More has happened, and this is asked now; nothing when nothing is. */
  hear(seat: Seat | undefined, lines: readonly Line[], question: string): void {
    if (seat !== this.#seat) this.#lines = [];
    this.#seat = seat;
    this.#lines = [...this.#lines, ...lines];
    // Who has answered has heard enough of what was said before.
    if (this.#asked !== '' && (question !== this.#asked || lines.length > 0)) this.close();
    if (question !== this.#asked || lines.length > 0) this.#question = question;
    this.#asked = question;
    if (this.#timer === undefined) this.#say();
  }

  /** Nobody listens any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #say(): void {
    this.#timer = undefined;
    const told = [...spokenOf(this.#lines, this.#seat), this.#question].filter((text) => text !== '');
    this.#lines = [];
    this.#question = '';
    if (told.length === 0) return;
    this.saying = inOneBreath(told);
    this.#timer = setTimeout(() => this.#say(), A_BREATH + A_LETTER * this.saying.length);
  }
}
