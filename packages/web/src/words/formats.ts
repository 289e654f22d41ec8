const MINUS = '\u2212';

/** What a language does with lists, numbers and first letters. */
export interface Formats {
  /** “A, B and C” */
  readonly listed: (items: readonly string[]) => string;
  /** “A, B or C” */
  readonly either: (items: readonly string[]) => string;
  readonly percent: (share: number) => string;
  /** With a real minus sign. */
  readonly signed: (n: number) => string;
  readonly capital: (text: string) => string;
}

export function formatsOf(language: string): Formats {
  const lists = late(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const choices = late(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  const percents = late(
    () => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
  );
  const numbers = late(() => new Intl.NumberFormat(language));
  return {
    listed: (items) => lists().format(items),
    either: (items) => choices().format(items),
    percent: (share) => percents().format(share),
    signed: (n) => numbers().format(n).replace('-', MINUS),
    capital: (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
  };
}

/** The platform takes its time to make a format: each is made when it is first needed. */
function late<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
