import { join } from 'node:path';
import { DamagedDatabase, DATABASE_FILE, StoreFailure, UnusableDatabase } from '@topsail/store';
import { Option } from 'commander';
import { failed } from '../problem.ts';

const RESTORE =
  'The file is damaged. topsail restore BACKUP --force puts a backup in its place and keeps it under another name.';

export interface DataOptions {
  readonly data: string;
}

/** As the server takes it: the flag, else the variable, else the usual folder. */
export function dataOption(): Option {
  return new Option('--data <folder>', 'the data folder of the server').env('TOPSAIL_DATA').default('data');
}

export function databaseIn({ data }: DataOptions): string {
  return join(data, DATABASE_FILE);
}

/** Does something with a database; one that cannot be used is for the person at the terminal to put right. */
export async function withDatabase<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DamagedDatabase) throw failed(`${error.message}\n${RESTORE}`);
    if (error instanceof UnusableDatabase || error instanceof StoreFailure) throw failed(error.message);
    throw error;
  }
}
