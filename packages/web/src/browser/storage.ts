const SEEN = 'topsail.seen';
const NUMBERS = 'topsail.numbers';

/** A browser may forbid all storage; then the page works on and only forgets. */
export function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether it is kept now: a browser may forbid it, or have no room. */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be kept needs no forgetting.
  }
}

export function keptKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Which online tables were seen, and up to where. */
export function keptSeen(): string | undefined {
  return kept(SEEN);
}

export function keepSeen(tables: string): void {
  keep(SEEN, tables);
}

/** The sealed numbers for the dice of online tables, one a line. */
export function keptNumbers(): string | undefined {
  return kept(NUMBERS);
}

export function keepNumbers(lines: string): boolean {
  return keep(NUMBERS, lines);
}
