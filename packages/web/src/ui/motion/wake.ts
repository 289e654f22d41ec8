let underWay = 0;

/** Something sets out, and is seen to move until it has come. */
export function setOut({ finished }: Animation): void {
  const come = (): void => {
    underWay--;
  };
  underWay++;
  finished.then(come, come);
}

/** Nobody sees what moves on a page in the background. */
function isMoving(): boolean {
  return underWay > 0 && !document.hidden;
}

/** Steps that are taken one by one in the order in which they were asked for, each after a wait. */
class Line {
  readonly #wait: () => Promise<void>;
  readonly #steps = new Set<() => void>();
  #isGoing = false;

  constructor(wait: () => Promise<void>) {
    this.#wait = wait;
  }

  get isEmpty(): boolean {
    return this.#steps.size === 0;
  }

  join(step: () => void): void {
    this.#steps.add(step);
    if (!this.#isGoing) void this.#go();
  }

  leave(step: () => void): void {
    this.#steps.delete(step);
  }

  async #go(): Promise<void> {
    this.#isGoing = true;
    for (const step of this.#steps) {
      await this.#wait();
      if (this.#steps.delete(step)) step();
    }
    this.#isGoing = false;
  }
}

const turns = new Line(() => pause(0));
const following = new Line(drawn);
const resting = new Line(rested);

/** Has something follow at once, but in a task of its own, so that none of them takes long. */
export function inTurn(step: () => void): void {
  turns.join(step);
}

/** Has something follow what is on screen already: one thing a frame. */
export function inTheWake(step: () => void): void {
  following.join(step);
}

/** Has something done for which nobody waits: when nothing moves, and nothing is still to follow. */
export function atRest(step: () => void): void {
  resting.join(step);
}

/** Takes back what was asked for and is not done yet. */
export function never(step: () => void): void {
  for (const line of [turns, following, resting]) line.leave(step);
}

const A_MOMENT = 30;

async function rested(): Promise<void> {
  do await pause(A_MOMENT);
  while (isMoving() || !following.isEmpty);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** A frame that takes longer is not waited for, nor one of a page in the background; while something moves, one comes. */
const LATE = { still: 60, moving: 600 };

/** In a task of its own, after the next frame. */
function drawn(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, isMoving() ? LATE.moving : LATE.still);
    requestAnimationFrame(() => setTimeout(done));
  });
}
