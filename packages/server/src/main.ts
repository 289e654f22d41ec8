import { readConfig, type Config } from './config.ts';
import { start, type Running } from './start.ts';
import { USAGE } from './usage.ts';
import { whyNot } from './why-not.ts';

const FAILED = 1;
const BAD_USAGE = 2;
/** What Ctrl+C sends, npm sends once more: within so many milliseconds it is the same signal. */
const ECHO = 500;

const read = readConfig(process.argv.slice(2), process.env);
if (read.ok === 'help') console.log(USAGE);
else if (read.ok) await run(read.config);
else {
  console.error(`${read.problem}\n(add --help for what is possible)`);
  process.exitCode = BAD_USAGE;
}

async function run(config: Config): Promise<void> {
  try {
    const running = await start(config);
    console.log(`Topsail is at ${running.at}  (stop with Ctrl+C)`);
    stopWhenTold(running);
  } catch (error) {
    console.error(whyNot(error, config) ?? error);
    process.exit(FAILED);
  }
}

/** The first signal lets everybody finish; the second does not. */
function stopWhenTold({ stop, log }: Running): void {
  let toldAt: number | undefined;
  const told = (signal: string): void => {
    const now = performance.now();
    if (toldAt !== undefined) {
      if (now - toldAt > ECHO) process.exit(FAILED);
      return;
    }
    toldAt = now;
    log.info({ signal }, 'stopping');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop in order');
        process.exit(FAILED);
      },
    );
  };
  process.on('SIGINT', told).on('SIGTERM', told);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'nobody waited for this failure'));
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'a fault nobody foresaw');
    process.exit(FAILED);
  });
}
