const following = new Set<() => void>();
const resting = new Set<() => void>();
let isFollowing = false;
let isResting = false;
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

/** Has something follow what is on screen already: one thing a frame, in the order in which they were asked for. */
export function inTheWake(step: () => void): void {
  following.add(step);
  if (!isFollowing) void follow();
}

/** Has something done for which nobody waits: when nothing moves, and nothing is still to follow. */
export function atRest(step: () => void): void {
  resting.add(step);
  if (!isResting) void rest();
}

/** Takes back what was asked for and is not done yet. */
export function never(step: () => void): void {
  following.delete(step);
  resting.delete(step);
}

async function follow(): Promise<void> {
  isFollowing = true;
  for (const step of following) {
    await drawn();
    if (following.delete(step)) step();
  }
  isFollowing = false;
}

const A_MOMENT = 30;

async function rest(): Promise<void> {
  isResting = true;
  for (const step of resting) {
    do await new Promise((done) => setTimeout(done, A_MOMENT));
    while (isMoving() || following.size > 0);
    if (resting.delete(step)) step();
  }
  isResting = false;
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
