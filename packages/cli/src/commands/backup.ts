import { backUp } from '@topsail/store';
import type { Command } from 'commander';
import { databaseIn, dataOption, withDatabase, type DataOptions } from '../store/data-folder.ts';

interface BackupOptions extends DataOptions {
  readonly to: string;
}

const EXAMPLES = `
The copy is of one moment, whole, checked and synced, also while the server runs. Nothing is ever overwritten.
Keep it as safe as the data folder: it holds the dice of every running game.

Examples:
  topsail backup --to topsail-monday.db
  topsail backup --data /var/lib/topsail --to /backup/topsail-$(date +%F).db`;

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description("Copy the server's database, even while it runs.")
    .addOption(dataOption())
    .requiredOption('--to <file>', 'where the copy goes')
    .addHelpText('after', EXAMPLES)
    .action(backup);
}

async function backup(options: BackupOptions): Promise<void> {
  await withDatabase(() => backUp(databaseIn(options), options.to));
  console.log(`written to ${options.to}`);
}
