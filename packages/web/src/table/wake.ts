const waiting = new Set<() => void>();
let isUnderWay = false;

/** Has something follow what is on screen already: one thing a frame, in the order in which they were asked for. */
export function inTheWake(step: () => void): void {
  waiting.add(step);
  if (!isUnderWay) void follow();
}

export function notInTheWake(step: () => void): void {
  waiting.delete(step);
}

async function follow(): Promise<void> {
  isUnderWay = true;
  for (const step of waiting) {
    await drawn();
    if (waiting.delete(step)) step();
  }
  isUnderWay = false;
}

/** A frame that takes longer than this is not waited for, nor one of a page in the background. */
const LATE = 60;

/** In a task of its own, after the next frame. */
function drawn(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, LATE);
    requestAnimationFrame(() => setTimeout(done));
  });
}
