const lists = new Intl.ListFormat('en', { type: 'conjunction' });
const choices = new Intl.ListFormat('en', { type: 'disjunction' });
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const percents = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

const ORDINAL_ENDS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** “1 card”, “3 cards”, kept on one line. */
export function counted(n: number, one: string, other: string): string {
  return `${n}\u00a0${n === 1 ? one : other}`;
}

export function listed(items: readonly string[]): string {
  return lists.format(items);
}

export function either(items: readonly string[]): string {
  return choices.format(items);
}

export function ordinal(n: number): string {
  return `${n}${ORDINAL_ENDS[ordinals.select(n)] ?? 'th'}`;
}

/** With a real minus sign. */
export function signed(n: number): string {
  return n < 0 ? `\u2212${-n}` : String(n);
}

export function percent(share: number): string {
  return percents.format(share);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
