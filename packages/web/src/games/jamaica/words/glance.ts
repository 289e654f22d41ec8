import type { ActionCard, ActionName, GoodName, Half, SpaceId, View } from '@topsail/games';
import type { Chip, GlanceRow } from '../../contract/face.ts';
import { grouped } from '../../shared/grouped.ts';
import { words } from '../../../words/index.ts';
import { iconOf } from './goods.ts';
import type { Leg, Plan } from './plan.ts';
import { chart } from './chart.ts';
import { actionName, orderName } from './terms.ts';

const HALVES = [
  { half: 'morning', order: 0, icon: 'sun' },
  { half: 'evening', order: 1, icon: 'moon' },
] as const;

/** A card at a glance: a row for each half, with its order and what it may cost or bring. Nothing is left out. */
export function glanceOf(
  ruleset: string,
  dice: View['table']['dice'],
  card: ActionCard,
  plan: Plan,
): readonly GlanceRow[] {
  return HALVES.map(({ half, order, icon }) => ({
    icon,
    text: words.capital(orderIn(ruleset, card[order], dice[half])),
    order: iconOf(ruleset, card[order]),
    ...(isVoyage(card[order]) ? { n: dice[half] } : {}),
    chips: chipsOf(ruleset, half, plan),
  }));
}

/** How far it goes; how much is loaded the chips say. */
function orderIn(ruleset: string, action: ActionName, die: number): string {
  return isVoyage(action) ? orderName(ruleset, action, die) : actionName(ruleset, action);
}

function isVoyage(action: ActionName): boolean {
  return action === 'forward' || action === 'backward';
}

function chipsOf(ruleset: string, half: Half, { legs, loads }: Plan): readonly Chip[] {
  const ways = legs.filter((leg) => leg.half === half);
  return distinct([
    ...loads.filter((load) => load.half === half).map(({ good, count }) => loadChip(ruleset, good, count)),
    ...legChips(ruleset, ways),
  ]);
}

function loadChip(ruleset: string, good: GoodName, count: number): Chip {
  return { icons: [iconOf(ruleset, good)], text: `+${count}`, tone: count > 0 ? 'gain' : 'loss' };
}

/** What ways cost and bring; what several of them ask of the same good is told from the least to the most. */
export function legChips(ruleset: string, ways: readonly Leg[]): readonly Chip[] {
  const priced = ways.filter(({ price }) => price !== undefined);
  const kinds = grouped(priced, ({ price, missing }) => `${price?.good} ${missing > 0}`);
  return [
    ...kinds
      .toSorted((a, b) => (a[0]?.missing ?? 0) - (b[0]?.missing ?? 0))
      .flatMap((same) => priceChips(ruleset, same)),
    ...sign(ways, ({ isHome }) => isHome, 'flag', 'gain'),
    ...sign(
      ways,
      ({ to, price, hasTreasure }) => price === undefined && !hasTreasure && isLair(ruleset, to),
      'lair',
      'gain',
    ),
    ...sign(ways, ({ hasTreasure }) => hasTreasure, 'chest', 'gain'),
    ...sign(ways, ({ meets }) => meets.length > 0, 'swords', 'danger'),
  ];
}

function isLair(ruleset: string, id: SpaceId): boolean {
  return chart(ruleset).some((space) => space.id === id && space.kind === 'lair');
}

function priceChips(ruleset: string, same: readonly Leg[]): readonly Chip[] {
  const good = same[0]?.price?.good;
  if (good === undefined) return [];
  const icons = [iconOf(ruleset, good)];
  const missing = spanOf(same.map((leg) => leg.missing));
  if (missing !== '0') return [{ icons, text: words.jamaica.facts.shortBy({ n: missing }), tone: 'danger' }];
  return [{ icons, text: `\u2212${spanOf(same.map(({ price }) => price?.n ?? 0))}`, tone: 'price' }];
}

function spanOf(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}\u2013${most}`;
}

function sign(
  ways: readonly Leg[],
  isSo: (leg: Leg) => boolean,
  icon: string,
  tone: Chip['tone'],
): readonly Chip[] {
  return ways.some(isSo) ? [{ icons: [icon], text: '', tone }] : [];
}

function distinct(chips: readonly Chip[]): readonly Chip[] {
  const names = chips.map((chip) => JSON.stringify(chip));
  return chips.filter((_, n) => names.indexOf(names[n] ?? '') === n);
}
