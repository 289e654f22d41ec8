import type { Chance } from '@topsail/engine';
import { games } from '@topsail/games';
import type { Clock, PlanInput } from '@topsail/protocol';
import { oneIn, pick } from './luck.ts';

/** Those that people are offered: the game of the tests is over before a drill has tried every door. */
const rulesets = games
  .flatMap((game) => game.rulesets.map((ruleset) => ({ game, ruleset })))
  .filter(({ ruleset }) => ruleset.offered);

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', bankSeconds: 600, incrementSeconds: 5 },
  { kind: 'slow', hours: 24 },
];

/** A table to be made, one ruleset after the other, with seats, options and clock by luck. */
export function voyage(turn: number, luck: Chance): PlanInput {
  const next = rulesets[turn % rulesets.length];
  if (next === undefined) throw new Error('there are no games');
  const { game, ruleset } = next;
  const { from, to } = ruleset.seats;
  const seats = from + luck.roll(to - from + 1, 'seats') - 1;
  const options = game
    .optionsOf(ruleset.id, seats)
    .map(({ id, values, fallback }) => [id, values === undefined ? fallback : pick(luck, values)]);
  return {
    ruleset: ruleset.id,
    seats,
    options: Object.fromEntries(options) as Record<string, string>,
    clock: pick(luck, CLOCKS),
    visibility: oneIn(luck, 2) ? 'public' : 'link',
    standIn: 'cabin-boy',
  };
}
