import { skeletonOf } from './skeleton.ts';

/** The name, with a number after it if it can be taken for one of the others: `Anne (2)`. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeletonOf));
  let distinct = name;
  for (let number = 2; taken.has(skeletonOf(distinct)); number++) distinct = `${name} (${number})`;
  return distinct;
}
