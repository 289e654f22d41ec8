import type { ActionCard, GoodName, Half } from '@topsail/games';
import type { Chip, GlanceRow } from '../../contract/face.ts';
import { words } from '../../../words/index.ts';
import { iconOf } from './goods.ts';
import type { Leg, Plan } from './plan.ts';
import { actionName } from './terms.ts';

/** More chips than this are harder to read than the words. */
const MOST_CHIPS = 4;

const HALVES = [
  { half: 'morning', order: 0, icon: 'sun' },
  { half: 'evening', order: 1, icon: 'moon' },
] as const;

/** A card at a glance: a row for each half, with its order and a chip for each way it may go; equal ways are one. */
export function glanceOf(ruleset: string, card: ActionCard, plan: Plan): readonly GlanceRow[] {
  return HALVES.map(({ half, order, icon }) => {
    const chips = chipsOf(ruleset, half, plan);
    return {
      icon,
      text: words.capital(actionName(ruleset, card[order])),
      chips: chips.slice(0, MOST_CHIPS),
      more: Math.max(0, chips.length - MOST_CHIPS),
    };
  });
}

function chipsOf(ruleset: string, half: Half, { legs, loads }: Plan): readonly Chip[] {
  return distinct([
    ...loads.filter((load) => load.half === half).map(({ good, count }) => loadChip(ruleset, good, count)),
    ...legs.filter((leg) => leg.half === half).map((leg) => legChip(ruleset, leg)),
  ]);
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
