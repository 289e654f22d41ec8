let moving = 0;

/** Counts an animation as moving until it has finished. */
export function trackMotion({ finished }: Animation): void {
  const end = (): void => {
    moving--;
  };
  moving++;
  finished.then(end, end);
}

/** Nobody sees what moves on a page in the background. */
function isMoving(): boolean {
  return moving > 0 && !document.hidden;
}

/** Runs steps one by one in the order they were added, each after a wait. */
class StepQueue {
  readonly #wait: () => Promise<void>;
  readonly #steps = new Set<() => void>();
  #isRunning = false;

  constructor(wait: () => Promise<void>) {
    this.#wait = wait;
  }

  get isEmpty(): boolean {
    return this.#steps.size === 0;
  }

  add(step: () => void): void {
    this.#steps.add(step);
    if (!this.#isRunning) void this.#run();
  }

  remove(step: () => void): void {
    this.#steps.delete(step);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (const step of this.#steps) {
      await this.#wait();
      if (this.#steps.delete(step)) step();
    }
    this.#isRunning = false;
  }
}

const tasks = new StepQueue(() => pause(0));
const frames = new StepQueue(nextFrame);
const idle = new StepQueue(untilIdle);

/** Runs a step soon, in a task of its own, so that no task takes long. */
export function inTask(step: () => void): void {
  tasks.add(step);
}

/** Runs a step after the next frame is drawn: one step a frame. */
export function afterFrame(step: () => void): void {
  frames.add(step);
}

/** Runs a step for which nobody waits: when nothing moves and no frame step is left. */
export function whenIdle(step: () => void): void {
  idle.add(step);
}

/** Removes a step that has not run yet. */
export function cancel(step: () => void): void {
  for (const queue of [tasks, frames, idle]) queue.remove(step);
}

const A_MOMENT = 30;

async function untilIdle(): Promise<void> {
  do await pause(A_MOMENT);
  while (isMoving() || !frames.isEmpty);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** The longest wait for a frame: a page in the background draws none; while something moves, one comes. */
const LATE = { still: 60, moving: 600 };

/** Resolves in a task of its own, after the next frame. */
function nextFrame(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, isMoving() ? LATE.moving : LATE.still);
    requestAnimationFrame(() => setTimeout(done));
  });
}
