import type { ShipView, SpaceId } from '@topsail/games';
import { chart } from '../words/ships.ts';

const known = new Map<string, ReadonlyMap<SpaceId, number>>();

/** How many spaces a ship still has to sail, by the longer lane where there are two; none when it is home. */
export function wayToGo(ruleset: string, { at, lap, home }: ShipView): number {
  if (home) return 0;
  const lengths = known.get(ruleset) ?? measured(ruleset);
  known.set(ruleset, lengths);
  const whole = lengths.get(startOf(ruleset)) ?? 0;
  return (lengths.get(at) ?? 0) - lap * whole;
}

function startOf(ruleset: string): SpaceId {
  return chart(ruleset).find(({ kind }) => kind === 'start')?.id ?? 0;
}

/** From every space to the start, at which the way ends as well. */
function measured(ruleset: string): ReadonlyMap<SpaceId, number> {
  const start = startOf(ruleset);
  const spaces = new Map(chart(ruleset).map((space) => [space.id, space]));
  const lengths = new Map<SpaceId, number>();
  const measure = (id: SpaceId): number => {
    const length =
      lengths.get(id) ??
      1 + Math.max(...(spaces.get(id)?.next ?? []).map((next) => (next === start ? 0 : measure(next))));
    lengths.set(id, length);
    return length;
  };
  for (const id of spaces.keys()) measure(id);
  return lengths;
}
