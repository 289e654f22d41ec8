import type { Chance } from '@topsail/engine';
import { games } from '@topsail/games';
import type { Clock, PlanRequest } from '@topsail/protocol';
import { oneIn, pick } from './random-choice.ts';

/** The rulesets that pages offer. The test game `ring` ends before a drill has tried everything. */
const rulesets = games
  .flatMap((game) => game.rulesets.map((ruleset) => ({ game, ruleset })))
  .filter(({ ruleset }) => ruleset.offered);

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', bankSeconds: 600, incrementSeconds: 5 },
  { kind: 'slow', hours: 24 },
];

/** A plan for a table: the rulesets in turn, with random options and clock and at least so many seats. */
export function randomPlan(turn: number, chance: Chance, people = 0): PlanRequest {
  const next = rulesets[turn % rulesets.length];
  if (next === undefined) throw new Error('there are no games');
  const { game, ruleset } = next;
  const { to } = ruleset.seats;
  const from = Math.min(to, Math.max(people, ruleset.seats.from));
  const seats = from + chance.roll(to - from + 1, 'seats') - 1;
  const options = game
    .optionsOf(ruleset.id, seats)
    .map(({ id, values, fallback }) => [id, values === undefined ? fallback : pick(chance, values)]);
  return {
    ruleset: ruleset.id,
    seats,
    options: Object.fromEntries(options) as Record<string, string>,
    clock: pick(chance, CLOCKS),
    visibility: oneIn(chance, 2) ? 'public' : 'link',
    ...{ spectators: true, delaySeconds: 0, odds: true, standIn: 'cabin-boy' },
  };
}
