const PREFIX = 'topsail ';

export function storeName(version: string): string {
  return PREFIX + version;
}

/**
 * The stores of older builds that nobody needs: all but the latest of them, which a page may still be open with. A
 * browser lists them in the order in which they were made.
 */
export function storesToDrop(names: readonly string[], current: string): readonly string[] {
  return names.filter((name) => name.startsWith(PREFIX) && name !== current).slice(0, -1);
}
