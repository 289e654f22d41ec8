import type { Chance } from '@topsail/engine';
import { oneIn, pick } from '../kit/random-choice.ts';

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

/** A JSON value that no message has. */
export function oddValue(chance: Chance): unknown {
  if (oneIn(chance, 12)) return nested(chance.roll(400, 'depth'));
  if (oneIn(chance, 8)) return Object.fromEntries([[pick(chance, KEYS), pick(chance, ODD)]]);
  return pick(chance, ODD);
}

function nested(depth: number): unknown {
  let inner: unknown = [];
  for (let i = 0; i < depth; i++) inner = i % 2 === 0 ? [inner] : { a: inner };
  return inner;
}

/** A message with one wrong field: missing, additional, or with an unexpected value. */
export function corruptMessage(chance: Chance, message: object): object {
  const entries = Object.entries<unknown>({ ...message });
  const at = chance.roll(entries.length, 'field') - 1;
  const [key, value] = entries[at] ?? ['t', ''];
  const others = entries.filter((_, i) => i !== at);
  switch (chance.roll(4, 'how')) {
    case 1:
      return Object.fromEntries(others);
    case 2:
      return Object.fromEntries([...entries, [`${key}${pick(chance, KEYS)}x`, oddValue(chance)]]);
    case 3:
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries([...others, [key, corruptMessage(chance, value)]]);
      return Object.fromEntries([...others, [key, oddValue(chance)]]);
    default:
      return Object.fromEntries([...others, [key, oddValue(chance)]]);
  }
}

/** A damaged JSON text, or random bytes. */
export function corruptText(chance: Chance, text: string): string {
  const at = chance.roll(text.length, 'where') - 1;
  switch (chance.roll(6, 'how')) {
    case 1:
      return text.slice(0, at);
    case 2:
      return text.slice(0, at) + pick(chance, TEXTS) + text.slice(at + 1);
    case 3:
      return `${text}${text}`.slice(0, 4000);
    case 4:
      return '['.repeat(chance.roll(4000, 'deep'));
    case 5:
      return text.replace(/\d+/, '9'.repeat(400));
    default:
      return bytes(chance, chance.roll(200, 'length')).toString('latin1');
  }
}

export function bytes(chance: Chance, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => chance.roll(256, 'byte') - 1));
}
