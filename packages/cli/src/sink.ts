import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { failed, systemReason } from './problem.ts';

/** Somewhere to write text, piece by piece, without filling the memory. */
export interface Sink {
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A file, or with `-` the standard output. */
export async function openSink(path: string): Promise<Sink> {
  if (path === '-') return { write: print, close: () => Promise.resolve() };
  const file = await orFail(path, open(path, 'w'));
  return {
    write: (text) => orFail(path, file.writeFile(text)),
    close: () => orFail(path, file.close()),
  };
}

async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

async function orFail<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw failed(`cannot write ${path}: ${systemReason(error)}`);
  }
}
