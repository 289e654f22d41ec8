const BATCH = 20;

/** Makes `count` things, a few at a time. */
export async function inBatches<T>(count: number, make: (no: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const size = Math.min(BATCH, count - made.length);
    made.push(...(await Promise.all(Array.from({ length: size }, (_, i) => make(made.length + i)))));
  }
  return made;
}
