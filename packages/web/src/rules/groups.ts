import type { Block, Rule } from './page.ts';

/** Rules of the two editions that stand against each other. */
interface Pair {
  readonly kind: 'pair';
  readonly first: readonly Rule[];
  readonly second: readonly Rule[];
}

/** Lays rules of the one edition beside those of the other where they follow each other. */
export function pairEditions(blocks: readonly Block[]): readonly (Block | Pair)[] {
  const paired: (Block | Pair)[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const run = editionRun(blocks, at);
    const pair: Pair = { kind: 'pair', first: marked(run, 'first'), second: marked(run, 'second') };
    const isPair = pair.first.length > 0 && pair.second.length > 0;
    const block = blocks[at];
    if (isPair) paired.push(pair);
    else if (block !== undefined) paired.push(block);
    if (isPair) at += run.length - 1;
  }
  return paired;
}

function editionRun(blocks: readonly Block[], from: number): readonly Rule[] {
  const run: Rule[] = [];
  for (const block of blocks.slice(from)) {
    if (block.kind !== 'rule' || !['first', 'second'].includes(block.rule.mark)) break;
    run.push(block.rule);
  }
  return run;
}

function marked(rules: readonly Rule[], mark: Rule['mark']): readonly Rule[] {
  return rules.filter((rule) => rule.mark === mark);
}
