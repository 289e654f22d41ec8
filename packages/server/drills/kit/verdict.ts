const LINE_EVERY_MILLISECONDS = 5000;

/** Something that must never be: ends the drill. */
export class Failure extends Error {}

export function must(isSo: boolean, otherwise: () => string): asserts isSo {
  if (!isSo) throw new Failure(otherwise());
}

/** Runs a drill, which returns its figures or throws, and prints the verdict as the last line. */
export async function drill(run: () => Promise<string>): Promise<void> {
  process.on('unhandledRejection', fail).on('uncaughtException', fail);
  // What was started and mounted is cleared away on `exit`, which a signal would pass over.
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
  try {
    const figures = await run();
    endLine();
    console.log(`PASS ${figures}`);
    process.exit(0);
  } catch (problem) {
    fail(problem);
  }
}

function interrupted(): never {
  return fail(new Failure('interrupted'));
}

const witnesses: (() => readonly string[])[] = [];

/** Has more to tell when a drill fails. */
export function witness(tell: () => readonly string[]): void {
  witnesses.push(tell);
}

/** Ends the drill from wherever one is. */
export function fail(problem: unknown): never {
  endLine();
  for (const line of witnesses.flatMap((tell) => tell())) console.error(line);
  if (problem instanceof Error && !(problem instanceof Failure)) console.error(problem);
  const why = problem instanceof Error ? problem.message : String(problem);
  console.log(`FAIL ${why.replaceAll(/\s+/g, ' ').slice(0, 1000)}`);
  process.exit(1);
}

let told = 0;

/** Shows how far the drill is: on one line of a terminal, and now and then in a file. */
export function progress(text: string): void {
  if (process.stdout.isTTY) {
    process.stdout.write(`\r\x1b[K${text}`);
    return;
  }
  if (performance.now() - told < LINE_EVERY_MILLISECONDS) return;
  told = performance.now();
  console.log(text);
}

function endLine(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
}

/** Settles as the promise does, unless that takes too long: a drill that hangs must say so. */
export async function within<T>(seconds: number, what: () => string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure(`${what()} (not within ${seconds} s)`)), seconds * 1000);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Settles when it is so; looks again and again. */
export function until(seconds: number, isSo: () => boolean, otherwise: () => string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const so = new Promise<void>((done) => {
    timer = setInterval(() => {
      if (isSo()) done();
    }, 20);
  });
  return within(seconds, otherwise, so).finally(() => clearInterval(timer));
}
