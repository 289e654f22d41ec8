import type { Seat } from '@topsail/engine';
import type { CartagenaEvent } from '@topsail/games';
import type { News } from '../../shared/news.ts';
import type { Pirate } from './stands.ts';

/** The positions of each crew, in rising order. */
type Crews = readonly (readonly number[])[];

/** A pirate who went from one position to another. */
interface Walk {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** The pirates after what was heard; where that does not lead to the crews as they stand, they are mustered anew. */
export function followed(
  before: readonly Pirate[],
  news: News<CartagenaEvent>,
  crews: Crews,
): readonly Pirate[] {
  const walks = [...news.told.flatMap(walkIn), ...news.takenBack.flatMap(walkIn).map(turnedRound)];
  const after = walks.reduce(walked, before);
  return stand(after, crews) ? after : crews.flatMap(mustered);
}

function walkIn(event: CartagenaEvent): readonly Walk[] {
  return event.e === 'forward' || event.e === 'back' ? [event] : [];
}

function turnedRound({ seat, from, to }: Walk): Walk {
  return { seat, from: to, to: from };
}

/** Pirates of one crew on one position are equal: the last of them goes. */
function walked(pirates: readonly Pirate[], { seat, from, to }: Walk): readonly Pirate[] {
  const goes = pirates.findLastIndex((pirate) => pirate.seat === seat && pirate.position === from);
  return pirates.map((pirate, i) => (i === goes ? { ...pirate, position: to } : pirate));
}

function stand(pirates: readonly Pirate[], crews: Crews): boolean {
  const all = crews.flatMap((positions, seat) => positions.map((position) => `${seat} ${position}`));
  const these = pirates.map(({ seat, position }) => `${seat} ${position}`);
  return all.toSorted().join() === these.toSorted().join();
}

function mustered(positions: readonly number[], seat: Seat): readonly Pirate[] {
  return positions.map((position, one) => ({ seat, one, position }));
}
