import type { Odds } from './odds.ts';
import type { Cargo, GoodName, Half, ShipName, ShortageSign, SpaceId, TreasureName } from './types.ts';

/**
 * Part of the day a fact belongs to, and the space on which that part begins, where a card sets off two actions.
 * A fact holds if the ship begins there and, where the fact names a space, if it sails to that space.
 */
export interface When {
  readonly when?: Half;
  readonly from?: SpaceId;
}

/** The odds of a fight for one amount of powder on each side. */
export interface PowderOdds extends Odds {
  readonly powder: number;
  readonly against: number;
}

/** Ships that another one would meet on a space. */
export interface Encounter {
  readonly to: SpaceId;
  readonly ships: readonly ShipName[];
}

/** What can be said of a move before it is made. */
export type Fact = When &
  (
    | {
        readonly fact: 'sails';
        readonly ship: ShipName;
        readonly to: SpaceId;
        /** The spaces passed, both ends included. */
        readonly path: readonly SpaceId[];
        readonly lane?: string;
        readonly home: boolean;
      }
    | { readonly fact: 'pays'; readonly to: SpaceId; readonly good: GoodName; readonly price: number }
    | {
        readonly fact: 'shortage';
        readonly to: SpaceId;
        readonly good: GoodName;
        readonly price: number;
        readonly has: number;
        readonly missing: number;
      }
    | {
        readonly fact: 'thrown';
        readonly to: SpaceId;
        readonly back: readonly SpaceId[];
        readonly meets?: readonly Encounter[];
        readonly sign?: ShortageSign;
        readonly probability: number;
      }
    | { readonly fact: 'meets'; readonly to: SpaceId; readonly ships: readonly ShipName[] }
    | { readonly fact: 'treasure'; readonly to: SpaceId }
    | {
        readonly fact: 'loads';
        readonly good: GoodName;
        readonly count: number;
        readonly into: readonly number[];
      }
    | { readonly fact: 'empties'; readonly hold: number; readonly cargo: Cargo }
    | { readonly fact: 'skips-load'; readonly good: GoodName }
    | { readonly fact: 'odds'; readonly table: readonly PowderOdds[] }
    | { readonly fact: 'takes'; readonly hold: number; readonly n: number; readonly still: number }
    | {
        readonly fact: 'robs';
        readonly from: ShipName;
        readonly cargo?: Cargo;
        readonly treasure?: TreasureName;
      }
    | { readonly fact: 'gives'; readonly to: ShipName; readonly treasure: TreasureName }
    | { readonly fact: 'may-be'; readonly treasures: readonly TreasureName[] }
    | { readonly fact: 'day'; readonly morning: number; readonly evening: number }
  );
