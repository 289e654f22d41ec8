export { plural, select } from '@messageformat/runtime';

/** Below it, numbers are written alike in all our languages. */
const GROUPED = 1000;
const formats: Partial<Record<string, Intl.NumberFormat>> = {};

/** A number inside a message. The platform takes long to make its first format, and most tables need none. */
export function number(language: string, value: number, offset: number): string {
  const n = value - offset;
  return Number.isInteger(n) && n >= 0 && n < GROUPED ? String(n) : formatOf(language).format(n);
}

/** What a compiled message calls for the # of a plural. */
export { number as strictNumber };

function formatOf(language: string): Intl.NumberFormat {
  return (formats[language] ??= new Intl.NumberFormat(language));
}
