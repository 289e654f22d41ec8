import { cut } from '@topsail/protocol';
import { captainName, type Captain } from '../words/captains.ts';

/** As long as a name at a table online. */
export const LONGEST_NAME = 24;

/** What people call themselves, by seat; where nobody said anything, the captain's own name stands. */
export type Names = readonly string[];

export function fitNames(names: Names, seats: number): Names {
  const fitted = names.slice(0, seats).map((name) => cut(name.replace(/\s+/g, ' ').trim(), LONGEST_NAME));
  return fitted.some((name) => name !== '') ? fitted : [];
}

/** As a remark of a record and a part of an address: no name can break the line. */
export function writeNames(names: Names): string {
  return names.map(encodeURIComponent).join(',');
}

export function readNames(text: string): Names {
  try {
    return text.split(',').map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** The names that a record has as a remark. */
export function namesIn(record: string): Names {
  return readNames(/^# names (\S+)\s*$/m.exec(record)?.[1] ?? '');
}

export function captainsNamed(names: Names): readonly Captain[] {
  return names.map((name, seat) => ({ name: name === '' ? captainName(seat) : name, colour: seat }));
}
