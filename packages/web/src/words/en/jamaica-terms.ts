import type {
  ActionName,
  BattleFace,
  Cargo,
  GoodName,
  ShortageSign,
  SpaceId,
  SpaceKind,
  TreasureName,
} from '@topsail/games';
import { capital, counted, either, signed } from './grammar.ts';

/** The words in which Jamaica and Yassa differ. */
export interface Terms {
  readonly goods: Readonly<Record<GoodName, string>>;
  readonly cargo: (good: GoodName, n: number) => string;
  readonly morning: string;
  readonly evening: string;
  /** The start and finish. */
  readonly start: string;
}

const island: Terms = {
  goods: { gold: 'gold', food: 'food', powder: 'powder' },
  cargo: (good, n) => counted(n, good, good),
  morning: 'morning',
  evening: 'evening',
  start: 'Port Royal',
};

const inYassa = {
  gold: { one: 'piastre', other: 'piastres' },
  food: { one: 'provision', other: 'provisions' },
  powder: { one: 'cannon', other: 'cannons' },
};

const bay: Terms = {
  goods: { gold: 'piastres', food: 'provisions', powder: 'cannons' },
  cargo: (good, n) => counted(n, inYassa[good].one, inYassa[good].other),
  morning: 'upper action',
  evening: 'lower action',
  start: 'Pirate Bay',
};

const byRuleset: Readonly<Record<string, Terms>> = { yassa: bay };

const treasureNames: Readonly<Record<TreasureName, string>> = {
  'morgans-map': 'Morgan’s Map',
  'sarans-sabre': 'Saran’s Sabre',
  'lady-beth': 'Lady Beth',
  'sixth-hold': 'the Sixth Hold',
  '+3': 'a treasure worth 3',
  '+5': 'a treasure worth 5',
  '+7': 'a treasure worth 7',
  '-2': `a cursed treasure, ${signed(-2)}`,
  '-3': `a cursed treasure, ${signed(-3)}`,
  '-4': `a cursed treasure, ${signed(-4)}`,
};

function isTreasure(name: string): name is TreasureName {
  return name in treasureNames;
}

const signs: Readonly<Record<ShortageSign, string>> = {
  circle: 'a circle, back to a port',
  square: 'a square, back to open sea',
  skull: 'a skull, back to a lair',
  star: 'a star, the ship stays',
};

const ORDINARY_HOLDS = 5;

export const terms = {
  of: (ruleset: string): Terms => byRuleset[ruleset] ?? island,
  cargo: (t: Terms, { good, count }: Cargo) => t.cargo(good, count),
  action: (t: Terms, action: ActionName) => {
    if (action === 'forward') return 'sail ahead';
    return action === 'backward' ? 'sail back' : `load ${t.goods[action]}`;
  },
  /** An order with the die it goes by. */
  order: (t: Terms, action: ActionName, die: number) => {
    if (action === 'forward') return `ahead ${die}`;
    return action === 'backward' ? `back ${die}` : t.cargo(action, die);
  },
  card: (t: Terms, morning: ActionName, evening: ActionName) =>
    `${capital(terms.action(t, morning))}, then ${terms.action(t, evening)}`,
  treasure: (name: string) => (isTreasure(name) ? treasureNames[name] : name),
  /** For lists of what a hidden card may be. */
  treasureInShort: (name: string) =>
    /^[+-]\d$/.test(name) ? name.replace('-', '\u2212') : terms.treasure(name),
  face: (face: BattleFace) => (face === 'star' ? 'a star' : `a ${face}`),
  sign: (sign: ShortageSign) => signs[sign],
  hold: (hold: number) => (hold < ORDINARY_HOLDS ? `hold ${hold + 1}` : 'the Sixth Hold'),
  /** “hold 1, 2 or 5”. */
  eitherHold: (holds: readonly number[]) =>
    either(holds.map((hold, n) => (n > 0 && hold < ORDINARY_HOLDS ? String(hold + 1) : terms.hold(hold)))),
  space: (t: Terms, id: SpaceId, kind: SpaceKind) => (kind === 'start' ? t.start : `space\u00a0${id}`),
  place: (t: Terms, id: SpaceId, kind: SpaceKind) =>
    kind === 'start' ? t.start : `space\u00a0${id}, ${terms.kinds[kind]}`,
  kinds: { start: 'start and finish', port: 'a port', sea: 'a sea space', lair: 'a lair' },
  /** What a space asks, as printed there. */
  price: (t: Terms, kind: SpaceKind, price: number) =>
    kind === 'port' ? t.cargo('gold', price) : t.cargo('food', price),
};
