/** Does something that Ctrl-C ends early, but in order. A second Ctrl-C does what it did before. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const before = process.listeners('SIGINT');
  const controller = new AbortController();
  const restore = (): void => {
    process.removeAllListeners('SIGINT');
    for (const listener of before) process.on('SIGINT', listener);
  };
  process.removeAllListeners('SIGINT');
  process.once('SIGINT', () => {
    restore();
    controller.abort();
  });
  try {
    return await work(controller.signal);
  } finally {
    restore();
  }
}
