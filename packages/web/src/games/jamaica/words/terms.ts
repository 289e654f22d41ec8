import {
  ORDINARY_HOLDS,
  type ActionName,
  type Cargo,
  type GoodName,
  type TreasureName,
} from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import { drawn } from '../../../words/drawn.ts';
import { words } from '../../../words/index.ts';
import { iconOf } from './goods.ts';

/** For lists, and after a colon. */
export function cargoName(ruleset: string, { good, count }: Cargo): string {
  return words.jamaica.cargo.nominative[worldOf(ruleset)][good]({ n: count });
}

/** For what somebody loads, pays, takes or tips out. */
export function cargoTaken(ruleset: string, { good, count }: Cargo): string {
  return words.jamaica.cargo.accusative[worldOf(ruleset)][good]({ n: count });
}

/** The same with a drawing of it, for sentences that are shown. */
export function cargoDrawn(ruleset: string, cargo: Cargo, said = cargoTaken(ruleset, cargo)): string {
  return drawn(iconOf(ruleset, cargo.good), said);
}

export function powderName(ruleset: string, count: number): string {
  return cargoName(ruleset, { good: 'powder', count });
}

export function holdName(hold: number): string {
  return words.jamaica.hold.name({ hold: holdLabel(hold) });
}

export function intoHold(hold: number): string {
  return words.jamaica.hold.into({ hold: holdLabel(hold) });
}

export function outOfHold(hold: number): string {
  return words.jamaica.hold.outOf({ hold: holdLabel(hold) });
}

/** “into hold 1, 2 or 5” */
export function intoEitherHold(holds: readonly number[]): string {
  const [only] = holds;
  if (only !== undefined && holds.length === 1) return intoHold(only);
  return words.jamaica.hold.intoEither({ holds: words.either(holds.map((hold) => String(hold + 1))) });
}

function holdLabel(hold: number): string {
  return hold < ORDINARY_HOLDS ? String(hold + 1) : 'sixth';
}

export function treasureName(name: TreasureName): string {
  return isTreasure(name) ? words.jamaica.treasure.name[name] : name;
}

/** For what somebody takes, finds or hands over. */
export function treasureTaken(name: TreasureName): string {
  return isTreasure(name) ? words.jamaica.treasure.accusative[name] : name;
}

/** What a treasure does for its owner, in a sentence; undefined for those that only count at the end. */
export function powerOf(name: TreasureName): string | undefined {
  const powers: Readonly<Partial<Record<TreasureName, string>>> = words.jamaica.treasure.power;
  return powers[name];
}

/** For lists of what a hidden card may be: those without a power are their worth. */
export function treasureInShort(name: TreasureName): string {
  return /^[+-]\d$/.test(name) ? name.replace('-', '\u2212') : treasureName(name);
}

function isTreasure(name: string): name is TreasureName {
  return name in words.jamaica.treasure.name;
}

/** An order without its die. */
export function actionName(ruleset: string, action: ActionName): string {
  return words.jamaica.action({ world: worldOf(ruleset), action });
}

/** An order with the die it goes by. */
export function orderName(ruleset: string, action: ActionName, die: number): string {
  return isGood(action)
    ? cargoName(ruleset, { good: action, count: die })
    : words.jamaica.order[action]({ n: die });
}

function isGood(action: ActionName): action is GoodName {
  return action !== 'forward' && action !== 'backward';
}
