import type { Pirate } from './stands.ts';

/** The positions of each crew, in rising order. */
type Crews = readonly (readonly number[])[];

/**
 * A view does not say which pirate moved. Whoever can have stayed did, and the rest went to the places newly taken, in
 * their order.
 */
export function followed(before: readonly Pirate[], crews: Crews): readonly Pirate[] {
  return crews.flatMap((positions, seat) => {
    const crew = before.filter((pirate) => pirate.seat === seat);
    return crew.length === positions.length ? moved(crew, positions) : mustered(positions, seat);
  });
}

function mustered(positions: readonly number[], seat: number): readonly Pirate[] {
  return positions.map((position, one) => ({ seat, one, position }));
}

function moved(crew: readonly Pirate[], positions: readonly number[]): readonly Pirate[] {
  const open = [...positions];
  const stayed = crew.map(({ position }) => {
    const i = open.indexOf(position);
    return i >= 0 && open.splice(i, 1).length > 0;
  });
  return crew.map((pirate, i) =>
    stayed[i] === true ? pirate : { ...pirate, position: open.shift() ?? pirate.position },
  );
}
