import { seeded, type Chance } from '@topsail/engine';
import { Coverage } from './fuzz/coverage.ts';
import { mutate } from './fuzz/mutate.ts';
import { TARGETS, type Target } from './fuzz/targets.ts';
import { readFlags } from './kit/flags.ts';
import { pick } from './kit/random-choice.ts';
import { drill, Failure, progress } from './kit/verdict.ts';

const ABOUT = `Changes texts at random and lets the readers of messages, records and stored entries read them. A text that reaches new
code is kept and changed further. A reader must answer or refuse: an error, or a text that takes too long, ends the drill and is
printed.`;

/** A text that takes longer than this hangs, in milliseconds. */
const HANG = 10_000;

const { seconds, seed } = readFlags('drill:fuzz', ABOUT, {
  seconds: { fallback: 1200, about: 'How long each reader is tried, in seconds' },
});

await drill(() => {
  const figures = TARGETS.map((target) => fuzz(target));
  return Promise.resolve(`${figures.join('; ')}; seed ${seed}`);
});

function fuzz(target: Target): string {
  const chance = seeded(`${seed} ${target.name}`);
  const coverage = new Coverage('/fuzz.js');
  const corpus = [...target.corpus];
  for (const text of corpus) tryOne(target, text);
  coverage.hasGrown();
  const before = coverage.size;
  const until = performance.now() + seconds * 1000;
  let tried = 0;
  while (performance.now() < until) {
    const text = mutate(pick(chance, corpusOf(corpus, chance)), corpus, chance);
    tryOne(target, text);
    tried++;
    if (coverage.hasGrown()) corpus.push(text);
    if (tried % 1000 === 0)
      progress(`${target.name}: ${tried} texts, ${corpus.length} kept, ${coverage.size} ranges of code`);
  }
  coverage.stop();
  return `${target.name}: ${tried} texts, ${before} ranges of code at first and ${coverage.size} in the end, no fault`;
}

/** Half of the time one of those that reached new code last. */
function corpusOf(corpus: readonly string[], chance: Chance): readonly string[] {
  return chance.roll(2, 'newest') === 1 ? corpus.slice(-50) : corpus;
}

function tryOne({ name, run }: Target, text: string): void {
  const start = performance.now();
  try {
    run(text);
  } catch (problem) {
    throw new Failure(`${name}: ${String(problem)} for ${JSON.stringify(text)}`);
  }
  if (performance.now() - start > HANG) throw new Failure(`${name}: too long for ${JSON.stringify(text)}`);
}
