const LINE_EVERY_MILLISECONDS = 5000;

/** A violated guarantee: ends the drill. */
export class Failure extends Error {}

export function must(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new Failure(message());
}

/** Runs a drill and prints its verdict as the last line. `run` returns the figures or throws. */
export async function drill(run: () => Promise<string>): Promise<void> {
  process.on('unhandledRejection', fail).on('uncaughtException', fail);
  // Servers and mounts are cleaned up on `exit`, which a signal would skip.
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

const failureReports: (() => readonly string[])[] = [];

/** Prints these lines too when the drill fails. */
export function onFailure(report: () => readonly string[]): void {
  failureReports.push(report);
}

/** Ends the drill with the verdict FAIL. */
export function fail(problem: unknown): never {
  endLine();
  for (const line of failureReports.flatMap((report) => report())) console.error(line);
  if (problem instanceof Error && !(problem instanceof Failure)) console.error(problem);
  const why = problem instanceof Error ? problem.message : String(problem);
  console.log(`FAIL ${why.replaceAll(/\s+/g, ' ').slice(0, 1000)}`);
  process.exit(1);
}

let lastProgress = 0;

/** Shows the progress: on one line of a terminal, else as a line every few seconds. */
export function progress(text: string): void {
  if (process.stdout.isTTY) {
    process.stdout.write(`\r\x1b[K${text}`);
    return;
  }
  if (performance.now() - lastProgress < LINE_EVERY_MILLISECONDS) return;
  lastProgress = performance.now();
  console.log(text);
}

function endLine(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
}

/** Settles like the promise, or fails after a timeout, so that a drill that hangs reports it. */
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

/** Polls until the condition is true. */
export function until(seconds: number, condition: () => boolean, message: () => string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const met = new Promise<void>((done) => {
    timer = setInterval(() => {
      if (condition()) done();
    }, 20);
  });
  return within(seconds, message, met).finally(() => clearInterval(timer));
}
