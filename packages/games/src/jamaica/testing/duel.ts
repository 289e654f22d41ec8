import { scene, type Lot, type Scene } from './scene.ts';
import type { Luck, Table } from './table.ts';

export const JAMAICA = ['jamaica-1', 'jamaica-2'] as const;
export const FAMILY = [...JAMAICA, 'yassa'] as const;

export const ATTACKER = 0;
export const BYSTANDER = 1;
export const DEFENDER = 2;

/** Where duels are fought: a lair that was plundered long ago, so that nothing follows the battle. */
const JAMAICA_FIELD = { from: 1, lair: 4, fork: 6, evening: 4 } as const;
const YASSA_FIELD = { from: 'a1', lair: 'a5', fork: 'a6', evening: 5 } as const;

export function fieldOf(ruleset: string) {
  return ruleset === 'yassa' ? YASSA_FIELD : JAMAICA_FIELD;
}

/** Ships as a test of battle needs them: empty unless it says otherwise. */
export interface Fighters {
  readonly attacker?: Lot;
  readonly defender?: Lot;
  readonly bystander?: Lot;
}

/**
 * The captain sails back to the start in the morning and on to the lair in the evening, where another ship lies.
 * When the battle is over the bystander, who owns the treasure of that lair, is asked for his lane.
 */
export function encounter(ruleset: string, fighters: Fighters = {}, seats = 3): Scene {
  const { from, lair, fork, evening } = fieldOf(ruleset);
  const spoils: Lot = ruleset === 'yassa' ? { tokens: 1 } : { down: ['+3'] };
  return scene(ruleset, seats)
    .emptied(lair)
    .ship(ATTACKER, { holds: [], ...fighters.attacker, at: from })
    .ship(BYSTANDER, { holds: [], ...spoils, ...fighters.bystander, at: fork })
    .ship(DEFENDER, { holds: [], ...fighters.defender, at: lair })
    .dice(1, evening)
    .pick(ATTACKER, 'backward/forward')
    .pick(BYSTANDER, 'forward/food');
}

/** An encounter at the moment when the ships meet. */
export function duel(ruleset: string, fighters: Fighters = {}, ...rolls: readonly Luck[]): Table {
  return encounter(ruleset, fighters).acting(...rolls);
}

/** Whether the battle is over and the bystander's turn has come. */
export function isPeace(table: Table): boolean {
  return table.question === 'sail' && table.asked[0] === BYSTANDER;
}
