import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../src/config/config.ts';
import type { RandomBytes } from '../src/random.ts';
import { start } from '../src/start.ts';

/*
 * The server of the page tests and the gallery. Its random bytes depend on their purpose alone: a table made by the same
 * command has the same dice and the same bots in every run, even when other tests run beside it. They can be guessed, so
 * this program is never built for hosts.
 */

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const repeatable: RandomBytes = (count, purpose) =>
  createHash('shake256', { outputLength: count }).update(purpose).digest();

const read = readConfig(process.argv.slice(2), process.env);
if (read.ok !== true) throw new Error('the flags of the test server are wrong');
const { url, stop } = await start(read.config, { random: repeatable, webFolder });
console.log(`Topsail is at ${url}`);
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
