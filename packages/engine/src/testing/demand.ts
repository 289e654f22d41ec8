import type { Setup } from '../setup.ts';

/** A promise of the contract that a game does not keep. */
export class ContractBroken extends Error {}

/** Throws the sentence, and the particulars that explain it, unless the promise is kept. */
export function demand(kept: boolean, sentence: string, ...particulars: readonly unknown[]): asserts kept {
  if (kept) return;
  throw new ContractBroken([sentence, ...particulars.map((one) => show(one))].join(' · '));
}

function show(particular: unknown): string {
  return typeof particular === 'string' ? particular : (JSON.stringify(particular) ?? String(particular));
}

/** Throws unless two texts are equal, and shows the place where they part. */
export function demandEqual(
  one: string,
  two: string,
  sentence: string,
  ...particulars: readonly unknown[]
): void {
  if (one === two) return;
  let start = 0;
  while (one[start] === two[start]) start++;
  const from = Math.max(0, start - 100);
  const part = (text: string): string => `…${text.slice(from, start + 100)}…`;
  demand(false, sentence, ...particulars, part(one), part(two));
}

/** Runs a check; whatever goes wrong in it is told with the place where it went wrong. */
export function at<T>(place: () => string, check: () => T): T {
  try {
    return check();
  } catch (problem) {
    const what = problem instanceof Error ? problem.message : String(problem);
    throw new ContractBroken(`${place()}: ${what}`, { cause: problem });
  }
}

export function describeSetup({ ruleset, seats, options }: Setup): string {
  const chosen = Object.entries(options).map(([id, value]) => `, ${id} ${value}`);
  return `${ruleset}, ${seats} seats${chosen.join('')}`;
}
