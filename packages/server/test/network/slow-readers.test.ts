import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { WebSocket } from 'ws';
import { describe, expect, it } from 'vitest';
import { asciiJson } from '../../src/ascii.ts';
import { SocketWriter } from '../../src/socket/socket-writer.ts';

/** A WebSocket of which the test says how much is unread. */
class Reader extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly writer: SocketWriter;

  constructor(slowReaders: Set<object>) {
    super();
    this.writer = new SocketWriter(this as unknown as WebSocket, new PassThrough(), slowReaders);
  }

  get isOpen(): boolean {
    this.writer.send(asciiJson({ t: 'pong' }));
    return this.readyState === this.OPEN;
  }

  close(): void {
    this.readyState = 3;
    this.emit('close');
  }

  terminate(): void {
    this.close();
  }
}

describe('slow readers of one address', () => {
  const readers = (count: number, slow: Set<object>): Reader[] =>
    Array.from({ length: count }, () => new Reader(slow));

  it('may be sixteen; the next is disconnected', () => {
    const all = readers(17, new Set());
    for (const reader of all) reader.bufferedAmount = 100_000;
    expect(all.map((reader) => reader.isOpen)).toEqual([...new Array<boolean>(16).fill(true), false]);
  });

  it('make room when they have read, or are gone', () => {
    const all = readers(18, new Set());
    for (const reader of all.slice(0, 16)) reader.bufferedAmount = 100_000;
    for (const reader of all) expect(reader.isOpen).toBe(true);
    const [first, second, ...rest] = all;
    first!.bufferedAmount = 0;
    expect(first!.isOpen).toBe(true);
    second!.close();
    for (const reader of rest) reader.bufferedAmount = 100_000;
    expect(rest.map((reader) => reader.isOpen)).not.toContain(false);
  });

  it('are disconnected when they leave more than a mebibyte', () => {
    const [reader] = readers(1, new Set());
    reader!.bufferedAmount = (1 << 20) + 1;
    expect(reader!.isOpen).toBe(false);
  });
});
