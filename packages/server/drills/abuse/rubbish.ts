import type { Chance } from '@topsail/engine';
import { oneIn, pick } from '../kit/luck.ts';

const TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    '\u202Eevil',
    '\uD800',
    '\uFEFF{}',
    '😀'.repeat(200),
    'ا'.repeat(500),
    '<script>alert(1)</script>',
  ],
  ...[
    "'; DROP TABLE tables; --",
    '../../etc/passwd',
    '%00',
    '${7*7}',
    '__proto__',
    'constructor',
    'a'.repeat(3000),
  ],
];
const NUMBERS = [-1, 0.5, 6, 255, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 53 + 2, Number.MIN_VALUE];
const ODD: readonly unknown[] = [null, true, false, [], {}, [[]], ...TEXTS, ...NUMBERS];
const KEYS = ['t', 'k', 'table', 'id', 'command', '__proto__', 'constructor', 'toString', 'seat', 'x', ''];

/** Something that JSON can say and nobody expects. */
export function oddity(luck: Chance): unknown {
  if (oneIn(luck, 12)) return nested(luck.roll(400, 'depth'));
  if (oneIn(luck, 8)) return Object.fromEntries([[pick(luck, KEYS), pick(luck, ODD)]]);
  return pick(luck, ODD);
}

function nested(depth: number): unknown {
  let inner: unknown = [];
  for (let i = 0; i < depth; i++) inner = i % 2 === 0 ? [inner] : { a: inner };
  return inner;
}

/** A message with one thing in it wrong: a field more, less, or other than it should be. */
export function spoil(luck: Chance, message: object): object {
  const entries = Object.entries<unknown>({ ...message });
  const at = luck.roll(entries.length, 'field') - 1;
  const [key, value] = entries[at] ?? ['t', ''];
  const others = entries.filter((_, i) => i !== at);
  switch (luck.roll(4, 'how')) {
    case 1:
      return Object.fromEntries(others);
    case 2:
      return Object.fromEntries([...entries, [`${key}${pick(luck, KEYS)}x`, oddity(luck)]]);
    case 3:
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries([...others, [key, spoil(luck, value)]]);
      return Object.fromEntries([...others, [key, oddity(luck)]]);
    default:
      return Object.fromEntries([...others, [key, oddity(luck)]]);
  }
}

/** Text that was JSON before somebody sat on it, or never was. */
export function crumple(luck: Chance, text: string): string {
  const at = luck.roll(text.length, 'where') - 1;
  switch (luck.roll(6, 'how')) {
    case 1:
      return text.slice(0, at);
    case 2:
      return text.slice(0, at) + pick(luck, TEXTS) + text.slice(at + 1);
    case 3:
      return `${text}${text}`.slice(0, 4000);
    case 4:
      return '['.repeat(luck.roll(4000, 'deep'));
    case 5:
      return text.replace(/\d+/, '9'.repeat(400));
    default:
      return bytes(luck, luck.roll(200, 'length')).toString('latin1');
  }
}

export function bytes(luck: Chance, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => luck.roll(256, 'byte') - 1));
}
