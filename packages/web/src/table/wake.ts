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

/** In a task of its own, after the next frame; nobody draws a page in the background. */
function drawn(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) setTimeout(done);
    else requestAnimationFrame(() => setTimeout(done));
  });
}
