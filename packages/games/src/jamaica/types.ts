/** The words of the Jamaica family. Inside the rules they are small numbers; views and events use the names. */

/** What a hold may carry. 0 is an empty hold, so that a hold's contents can be one small number. */
export const GOLD = 1;
export const FOOD = 2;
export const POWDER = 3;
export type Good = typeof GOLD | typeof FOOD | typeof POWDER;

export const GOOD_NAMES = ['gold', 'food', 'powder'] as const;
export type GoodName = (typeof GOOD_NAMES)[number];

export const ACTION_NAMES = ['forward', 'backward', ...GOOD_NAMES] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

/** Every action by its number: loading a good has the number of the good; 0 is none. */
export const ACTIONS: readonly (ActionName | null)[] = [null, ...GOOD_NAMES, 'forward', 'backward'];
export const FORWARD = 4;
export const BACKWARD = 5;

/** One of the eleven cards: what it does in the morning and in the evening. */
export type ActionCard = readonly [morning: ActionName, evening: ActionName];

/** Of a day: the upper action of a card and the lower one. */
export type Half = 'morning' | 'evening';

/** Which way a ship sails. */
export type Direction = 'forward' | 'backward';

export const SPACE_KINDS = ['start', 'port', 'sea', 'lair'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

/** A space as printed: numbers on Jamaica's board, names on Yassa's. */
export type SpaceId = number | string;

export interface PrintedSpace {
  readonly id: SpaceId;
  readonly kind: SpaceKind;
  readonly price?: number;
  readonly finish?: number;
  readonly next: readonly SpaceId[];
  readonly lane?: string;
}

export const TREASURE_NAMES = [
  'morgans-map',
  'sarans-sabre',
  'lady-beth',
  'sixth-hold',
  '+3',
  '+5',
  '+7',
  '-2',
  '-3',
  '-4',
] as const;
export type TreasureName = (typeof TREASURE_NAMES)[number];

/** A face of the battle die: a number, or the star that wins at once. */
export type BattleFace = number | 'star';

export const SHORTAGE_SIGNS = ['circle', 'square', 'skull', 'star'] as const;
export type ShortageSign = (typeof SHORTAGE_SIGNS)[number];

/** A ship: the seat that sails it, or the ghost. */
export type ShipName = number | 'ghost';

/** What lies in one hold. */
export interface Cargo {
  readonly good: GoodName;
  readonly count: number;
}
