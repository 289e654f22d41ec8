import type { JamaicaMove as Move, View } from '@topsail/games';
import type { Way, Whole } from '../../contract/face.ts';
import { words } from '../../../words/index.ts';
import { iconOf } from './goods.ts';
import { ownSeat, shipOf } from './ships.ts';
import { cargoTaken, holdName } from './terms.ts';
import { paymentsFrom } from './ways.ts';

/** A price, or powder, out of several holds at once. */
export function whole(view: View, moves: readonly Move[]): Whole | undefined {
  const seat = ownSeat(view);
  const { spend } = view.table.pending;
  if (seat === undefined || spend === undefined || !moves.some(({ kind }) => kind === 'take'))
    return undefined;
  const { ruleset } = view.setup;
  const ship = shipOf(view, spend.ship);
  const holds = [...(ship?.holds ?? []), ship?.sixth].flatMap((cargo, hold) =>
    cargo?.good === spend.good ? [{ hold, count: cargo.count }] : [],
  );
  const ways = paymentsFrom(view, seat).map((payment): Way => {
    const taken = holds.map(({ hold }) => payment.taken.find((one) => one.hold === hold)?.n ?? 0);
    const freed = holds.filter(({ count }, n) => taken[n] === count).length;
    return { taken, moves: payment.moves, note: words.jamaica.facts.frees({ n: freed }) };
  });
  const usual = ways.reduce<Way | undefined>((best, way) => {
    return best === undefined || isBetter(way, best) ? way : best;
  }, undefined);
  if (usual === undefined) return undefined;

  const { title, fire } = words.jamaica.questions.take;
  const cargo = cargoTaken(ruleset, { good: spend.good, count: spend.owing });
  return {
    parts: holds.map(({ hold, count }) => ({
      name: words.capital(holdName(hold)),
      icon: iconOf(ruleset, spend.good),
      count,
    })),
    ways,
    usual,
    deed: spend.good === 'powder' ? fire({ cargo }) : title({ cargo }),
  };

  /** The more holds become free the better; then the fewer are touched. */
  function isBetter(way: Way, best: Way): boolean {
    const gain = freedBy(way) - freedBy(best);
    return gain > 0 || (gain === 0 && touchedBy(way) < touchedBy(best));
  }

  function freedBy({ taken }: Way): number {
    return taken.filter((n, part) => n === holds[part]?.count).length;
  }
}

function touchedBy({ taken }: Way): number {
  return taken.filter((n) => n > 0).length;
}
