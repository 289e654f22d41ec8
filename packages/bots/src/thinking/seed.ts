import { seeded } from '@topsail/engine';

/** A bot's luck as the number it takes, made from a text that tells the table and the moment. */
export function thinkingSeed(text: string): number {
  const luck = seeded(text);
  return (luck.next() >>> 11) * 0x100000000 + (luck.next() >>> 0);
}
