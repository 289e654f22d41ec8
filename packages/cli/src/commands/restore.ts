import { restore } from '@topsail/store';
import type { Command } from 'commander';
import { ensureFolder } from '../files.ts';
import { databaseIn, dataOption, withDatabase, type DataOptions } from '../store/data-folder.ts';

interface RestoreOptions extends DataOptions {
  readonly force?: boolean;
}

const EXAMPLES = `
The server must be stopped. The backup is checked first: when something is wrong with it, nothing changes.
With --force a database that is there is kept under another name.

Examples:
  topsail restore topsail-monday.db
  topsail restore /backup/topsail-2026-11-16.db --data /var/lib/topsail --force`;

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description("Put a backup in the place of the server's database.")
    .argument('<file>', 'a file written by topsail backup')
    .addOption(dataOption())
    .option('--force', 'even when there is a database')
    .addHelpText('after', EXAMPLES)
    .action(putBack);
}

async function putBack(file: string, options: RestoreOptions): Promise<void> {
  ensureFolder(options.data, 0o700);
  const place = databaseIn(options);
  const aside = await withDatabase(() => restore(file, place, { replace: options.force === true }));
  console.log(`restored to ${place}`);
  if (aside !== undefined) console.log(`what was there is kept as ${aside}`);
}
