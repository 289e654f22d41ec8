/** Things that share a name, in the order in which the names first came up. */
export function grouped<T>(things: readonly T[], nameOf: (thing: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const name = nameOf(thing);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [thing]);
    else group.push(thing);
  }
  return [...groups.values()];
}
