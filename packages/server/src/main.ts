import { readConfig, type Config } from './config/config.ts';
import { start, type RunningServer } from './start.ts';
import { USAGE } from './config/usage.ts';
import { startupProblem } from './startup-error.ts';

const FAILED = 1;
const BAD_USAGE = 2;
/** npm repeats the signal of Ctrl+C: a second signal within this time, in milliseconds, is the same one. */
const SIGNAL_ECHO = 500;

const read = readConfig(process.argv.slice(2), process.env);
if (read.ok === 'help') console.log(USAGE);
else if (read.ok) await run(read.config);
else {
  console.error(`${read.problem}\n(--help lists all flags)`);
  process.exitCode = BAD_USAGE;
}

async function run(config: Config): Promise<void> {
  try {
    const running = await start(config);
    // Before the address is printed: a program that reads it may send a signal at once.
    stopOnSignal(running);
    console.log(`Topsail is at ${running.url}  (stop with Ctrl+C)`);
  } catch (error) {
    console.error(startupProblem(error, config) ?? error);
    process.exit(FAILED);
  }
}

/** The first signal stops the server gracefully; the second exits at once. */
function stopOnSignal({ stop, log }: RunningServer): void {
  let stoppingSince: number | undefined;
  const onSignal = (signal: string): void => {
    const now = performance.now();
    if (stoppingSince !== undefined) {
      if (now - stoppingSince > SIGNAL_ECHO) process.exit(FAILED);
      return;
    }
    stoppingSince = now;
    log.info({ signal }, 'stopping');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(FAILED);
      },
    );
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'uncaught exception');
    process.exit(FAILED);
  });
}
