import type { ClientPorts, Wire, WireEars } from '../ports.ts';

/** Hears one end of every line that is dialled. */
export interface Answering {
  opened(wire: Wire): void;
  heard(wire: Wire, text: string): void;
  closed(wire: Wire): void;
}

/** A line in memory: what is sent is on its way until it is carried to the other end, or lost with the line. */
class Line {
  readonly #near: WireEars;
  readonly #far: Answering;
  #toFar: string[] = [];
  #toNear: string[] = [];
  #isUp = false;
  #isCut = false;

  readonly nearEnd: Wire;
  readonly farEnd: Wire;

  constructor(near: WireEars, far: Answering) {
    this.#near = near;
    this.#far = far;
    this.nearEnd = { send: (text) => this.#toFar.push(text), close: () => this.cut() };
    this.farEnd = { send: (text) => this.#toNear.push(text), close: () => this.#toNear.push(HANG_UP) };
  }

  /** Opens the line, or brings what was sent first to the other end. False when there is nothing to bring. */
  carryUp(): boolean {
    if (this.#isCut) return false;
    if (!this.#isUp) {
      this.#isUp = true;
      this.#far.opened(this.farEnd);
      this.#near.opened();
      return true;
    }
    const text = this.#toFar.shift();
    if (text !== undefined) this.#far.heard(this.farEnd, text);
    return text !== undefined;
  }

  carryDown(): boolean {
    if (this.#isCut) return false;
    const text = this.#toNear.shift();
    if (text === HANG_UP) this.cut();
    else if (text !== undefined) this.#near.heard(text);
    return text !== undefined;
  }

  cut(): void {
    if (this.#isCut) return;
    this.fallSilent();
    this.#near.closed();
  }

  /** Cut, and the near end does not notice. */
  fallSilent(): void {
    if (this.#isCut) return;
    this.#isCut = true;
    this.#toFar = [];
    this.#toNear = [];
    this.#far.closed(this.farEnd);
  }
}

const HANG_UP = '';

/** Lines, a clock and luck for one client, all of them moved by hand. */
export class Harbour implements ClientPorts {
  readonly #answering: Answering;
  readonly #lines: Line[] = [];
  readonly #waiting = new Set<{ readonly at: number; readonly then: () => void }>();
  #now = 1_000_000;
  #ids = 0;
  luck = 0.5;

  constructor(answering: Answering) {
    this.#answering = answering;
  }

  dial(ears: WireEars): Wire {
    const line = new Line(ears, this.#answering);
    this.#lines.push(line);
    return line.nearEnd;
  }

  after(milliseconds: number, then: () => void): () => void {
    const waiting = { at: this.#now + milliseconds, then };
    this.#waiting.add(waiting);
    return () => this.#waiting.delete(waiting);
  }

  now(): number {
    return this.#now;
  }

  random(): number {
    return this.luck;
  }

  newId(): string {
    return `command-${++this.#ids}`;
  }

  get dialled(): number {
    return this.#lines.length;
  }

  get line(): Line {
    const last = this.#lines.at(-1);
    if (last === undefined) throw new Error('nobody has dialled');
    return last;
  }

  /** Time passes; what was due is called when it was due. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#due(end); next !== undefined; next = this.#due(end)) {
      this.#now = next.at;
      this.#waiting.delete(next);
      next.then();
    }
    this.#now = end;
  }

  /** Carries everything to and fro until both ends are quiet. */
  carryAll(): void {
    while (this.line.carryUp() || this.line.carryDown());
  }

  #due(end: number): { readonly at: number; readonly then: () => void } | undefined {
    return [...this.#waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
