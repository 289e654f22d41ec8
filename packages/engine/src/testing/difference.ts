/** Where two plain values first differ, as a path with both values; undefined when they are equal. */
export function difference(one: unknown, two: unknown, path = 'view'): string | undefined {
  if (one === two) return undefined;
  if (!isObject(one) || !isObject(two) || Array.isArray(one) !== Array.isArray(two))
    return `${path}: ${JSON.stringify(one)} instead of ${JSON.stringify(two)}`;
  for (const key of new Set([...Object.keys(two), ...Object.keys(one)])) {
    const found = difference(one[key], two[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
