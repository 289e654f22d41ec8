/** What waits under one key: more keys, or items under the last key of their path. */
interface Branch<T> {
  size: number;
  readonly items: T[];
  /** In the order in which their turn comes. */
  readonly branches: Map<string, Branch<T>>;
}

/**
 * Items that wait under a path of keys. The first keys take turns, whatever the number of items under each; so do the
 * second keys under one first key, and so on.
 */
export class FairQueue<T> {
  readonly #root: Branch<T> = newBranch();

  get size(): number {
    return this.#root.size;
  }

  /** How many first keys have items. */
  get shares(): number {
    return this.#root.branches.size;
  }

  /** How many items wait under this first key. */
  sizeOf(share: string): number {
    return this.#root.branches.get(share)?.size ?? 0;
  }

  push(path: readonly string[], item: T): void {
    let branch = this.#root;
    branch.size += 1;
    for (const key of path) {
      const next = branch.branches.get(key) ?? newBranch<T>();
      branch.branches.set(key, next);
      branch = next;
      branch.size += 1;
    }
    branch.items.push(item);
  }

  /** The next item. The keys of its path go to the end. */
  shift(): T | undefined {
    return shiftFrom(this.#root);
  }

  /** False when the item does not wait here. */
  remove(path: readonly string[], item: T): boolean {
    return removeFrom(this.#root, path, item);
  }
}

function newBranch<T>(): Branch<T> {
  return { size: 0, items: [], branches: new Map() };
}

function shiftFrom<T>(branch: Branch<T>): T | undefined {
  if (branch.size === 0) return undefined;
  branch.size -= 1;
  const [first] = branch.branches;
  if (first === undefined) return branch.items.shift();
  const [key, next] = first;
  const item = shiftFrom(next);
  branch.branches.delete(key);
  if (next.size > 0) branch.branches.set(key, next);
  return item;
}

function removeFrom<T>(branch: Branch<T>, [key, ...rest]: readonly string[], item: T): boolean {
  const isRemoved = key === undefined ? removeItem(branch.items, item) : removeUnder(branch, key, rest, item);
  if (isRemoved) branch.size -= 1;
  return isRemoved;
}

function removeUnder<T>(branch: Branch<T>, key: string, rest: readonly string[], item: T): boolean {
  const next = branch.branches.get(key);
  if (next === undefined || !removeFrom(next, rest, item)) return false;
  if (next.size === 0) branch.branches.delete(key);
  return true;
}

function removeItem<T>(items: T[], item: T): boolean {
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
  return at >= 0;
}
