import { CommanderError } from 'commander';
import { BAD_USAGE, FAILED, INTERRUPTED, Problem } from './problem.ts';
import { makeProgram } from './program.ts';

process.on('SIGINT', () => process.exit(INTERRUPTED));
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of our output has had enough, as `head` does.
  process.exit(error.code === 'EPIPE' ? 0 : FAILED);
});

try {
  await makeProgram().parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_USAGE;
  if (!(error instanceof Problem)) throw error;
  console.error(`topsail: ${error.message}`);
  return error.exitCode;
}
