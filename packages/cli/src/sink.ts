import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { failed, systemReason } from './problem.ts';

/** Somewhere to write text, piece by piece, without filling the memory. */
export interface Sink {
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A file, or with `-` the standard output. */
export async function openSink(path: string): Promise<Sink> {
  if (path === '-') return { write: (text) => pour(process.stdout, text), close: () => Promise.resolve() };
  const file = createWriteStream(path);
  try {
    await once(file, 'open');
  } catch (error) {
    throw failed(`cannot write ${path}: ${systemReason(error)}`);
  }
  return {
    write: (text) => pour(file, text),
    async close() {
      file.end();
      await finished(file);
    },
  };
}

async function pour(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
