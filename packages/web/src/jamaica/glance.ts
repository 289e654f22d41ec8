import type { GoodName, Half } from '@topsail/games';
import type { Chip, GlanceRow } from '../table/face.ts';
import { iconOf } from './goods.ts';
import type { Leg, Plan } from './plan.ts';

/** More chips than this are harder to read than the words. */
const MOST_CHIPS = 4;

const HALVES: readonly { readonly half: Half; readonly icon: string }[] = [
  { half: 'morning', icon: 'sun' },
  { half: 'evening', icon: 'moon' },
];

/** A plan at a glance: a row for each half, a chip for each way it may go; equal ways are one. */
export function glanceOf(ruleset: string, { legs, loads }: Plan): readonly GlanceRow[] {
  return HALVES.flatMap(({ half, icon }) => {
    const chips = distinct([
      ...loads.filter((load) => load.half === half).map(({ good, count }) => loadChip(ruleset, good, count)),
      ...legs.filter((leg) => leg.half === half).map((leg) => legChip(ruleset, leg)),
    ]);
    if (chips.length === 0) return [];
    const more = chips.length - MOST_CHIPS;
    return [{ icon, chips: chips.slice(0, MOST_CHIPS), more: Math.max(0, more) }];
  });
}

function loadChip(ruleset: string, good: GoodName, count: number): Chip {
  return { icons: [iconOf(ruleset, good)], text: `+${count}`, tone: count > 0 ? 'gain' : 'loss' };
}

function legChip(ruleset: string, { price, missing, meets, hasTreasure, isHome }: Leg): Chip {
  const icons = [
    ...(isHome ? ['flag'] : []),
    ...(price === undefined ? [] : [iconOf(ruleset, price.good)]),
    ...(price === undefined && !isHome ? ['lair'] : []),
    ...(hasTreasure ? ['chest'] : []),
    ...(meets.length > 0 ? ['swords'] : []),
  ];
  const text = price === undefined ? '' : String(price.n);
  return { icons, text, tone: missing > 0 ? 'danger' : 'price' };
}

function distinct(chips: readonly Chip[]): readonly Chip[] {
  const names = chips.map((chip) => JSON.stringify(chip));
  return chips.filter((_, n) => names.indexOf(names[n] ?? '') === n);
}
