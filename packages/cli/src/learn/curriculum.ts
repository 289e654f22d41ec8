import type { School } from '@topsail/bots';
import type { Game, Setup } from '@topsail/engine';

/** The table at which most people sit is learned about twice as much. */
const USUAL_SEATS = 4;

/** The tables at which the games are played, one after the other: every number of seats, with and without the ghost. */
export function curriculumOf(game: Game, ruleset: string): Setup[] {
  const info = game.rulesets.find(({ id }) => id === ruleset);
  if (info === undefined) throw new Error(`no ruleset ${ruleset} in ${game.id}`);
  const { from, to } = info.seats;
  const all = Array.from({ length: to - from + 1 }, (_, i) => tablesFor(game, ruleset, from + i)).flat();
  return [...all, ...all.filter(({ seats }) => seats === USUAL_SEATS)];
}

function tablesFor(game: Game, ruleset: string, seats: number): Setup[] {
  const ghost = game.optionsOf(ruleset, seats).find(({ id }) => id === 'ghost');
  if (ghost?.values === undefined) return [tableOf(game, ruleset, seats, {})];
  return ghost.values.map((value) => tableOf(game, ruleset, seats, { ghost: value }));
}

/** The table at which a new pupil is tried against old ones. */
export function trialTable({ game, trialSeats }: School, ruleset: string): Setup {
  return tableOf(game, ruleset, trialSeats, {});
}

function tableOf(game: Game, ruleset: string, seats: number, options: Setup['options']): Setup {
  const checked = game.checkSetup(ruleset, seats, options);
  if (!checked.ok) throw new Error(`${ruleset} with ${seats} seats: ${checked.refusal.code}`);
  return checked.value;
}
