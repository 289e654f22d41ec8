import type { ShipView } from '@topsail/games';
import { chart } from './chart.ts';

/**
 * How many spaces a ship still has to sail, by the longer lane where there are two; none when it is home. One that
 * sailed back over the start line has a whole round more to go.
 */
export function wayToGo(ruleset: string, { at, lap, home }: Pick<ShipView, 'at' | 'lap' | 'home'>): number {
  if (home) return 0;
  const spaces = chart(ruleset);
  const { toGo = 0 } = spaces.find(({ id }) => id === at) ?? {};
  return toGo - lap * (spaces[0]?.toGo ?? 0);
}
