import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../src/table-service/fair-queue.ts';

function queueOf(...items: readonly string[]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const item of items) queue.push(item.split('/').slice(0, -1), item);
  return queue;
}

function taken(queue: FairQueue<string>): string[] {
  const items: string[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) items.push(item);
  return items;
}

describe('a fair queue', () => {
  it('lets the first keys take turns, however many items wait under each', () => {
    expect(taken(queueOf('a/1', 'a/2', 'a/3', 'b/1', 'c/1', 'c/2'))).toEqual([
      ...['a/1', 'b/1', 'c/1', 'a/2', 'c/2', 'a/3'],
    ]);
  });

  it('lets the second keys take turns under their first key', () => {
    expect(taken(queueOf('a/x/1', 'a/x/2', 'a/y/1', 'b/z/1', 'b/z/2', 'b/z/3'))).toEqual([
      ...['a/x/1', 'b/z/1', 'a/y/1', 'b/z/2', 'a/x/2', 'b/z/3'],
    ]);
  });

  it('is first in, first out under one path', () => {
    expect(taken(queueOf('a/1', 'a/2', 'a/3'))).toEqual(['a/1', 'a/2', 'a/3']);
  });

  it('puts a key that comes anew behind those that wait', () => {
    const queue = queueOf('a/1', 'b/1', 'b/2');
    expect(queue.shift()).toBe('a/1');
    queue.push(['a'], 'a/2');
    expect(taken(queue)).toEqual(['b/1', 'a/2', 'b/2']);
  });

  it('counts items and shares', () => {
    const queue = queueOf('a/x/1', 'a/x/2', 'b/z/1');
    expect([queue.size, queue.shares, queue.sizeOf('a'), queue.sizeOf('c')]).toEqual([3, 2, 2, 0]);
    taken(queue);
    expect([queue.size, queue.shares, queue.sizeOf('a')]).toEqual([0, 0, 0]);
  });

  it('forgets an item that is removed, and only that one', () => {
    const queue = queueOf('a/x/1', 'a/x/2', 'b/z/1');
    expect(queue.remove(['b', 'z'], 'b/z/1')).toBe(true);
    expect(queue.remove(['b', 'z'], 'b/z/1')).toBe(false);
    expect(queue.remove(['a', 'x'], 'a/x/3')).toBe(false);
    expect(queue.remove(['a', 'y'], 'a/x/1')).toBe(false);
    expect([queue.size, queue.shares]).toEqual([2, 1]);
    expect(taken(queue)).toEqual(['a/x/1', 'a/x/2']);
  });
});
