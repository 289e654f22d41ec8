import { afterAll, expect, test } from 'vitest';
import { gameOf } from '@topsail/games';
import { randomGame } from '../src/random-game.ts';
import { makeTrace } from '../src/trace-text.ts';
import { witness, type Choices } from './witness.ts';

const N = Number(process.env.N ?? 10);
const choices: Choices = new Map();
for (const ruleset of [
  'jamaica-1',
  'jamaica-2',
  'yassa',
  'cartagena-jamaica',
  'cartagena-tortuga',
  'cartagena-hispaniola',
]) {
  const game = gameOf(ruleset)!;
  const info = game.rulesets.find(({ id }) => id === ruleset)!;
  for (let seats = info.seats.from; seats <= info.seats.to; seats++) {
    const opts = game.optionsOf(ruleset, seats);
    const first = opts[0]!;
    for (const v of first.values ?? []) {
      test(`${ruleset} ${seats} ${first.id}=${v}`, () => {
        const setup = game.checkSetup(ruleset, seats, { [first.id]: v });
        if (!setup.ok) throw new Error('x');
        for (let i = 0; i < N; i++) {
          const trace = makeTrace(game, setup.value);
          const played = randomGame({ game, setup: setup.value }, `w ${i}`, trace);
          witness(trace.text(played.cut), choices);
        }
      }, 600000);
    }
  }
}
afterAll(() => {
  const missing: string[] = [];
  let most = 0;
  for (const [k, { options, taken }] of choices) {
    const n = [...taken.values()].reduce((a, b) => a + b, 0);
    for (const o of options)
      if (!taken.has(o)) {
        if (n > 20 * options.size) missing.push(`${k}: ${o} (${n})`);
        most = Math.max(most, n / options.size);
      }
  }
  console.log(choices.size, 'situations', missing, 'worst', most);
});
