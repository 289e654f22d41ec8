/** Whether two plain JSON values say the same; the order of keys says nothing. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [ours, theirs] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    ours.length === theirs.size &&
    ours.every(([key, value]) => theirs.has(key) && sameJson(value, theirs.get(key)))
  );
}
