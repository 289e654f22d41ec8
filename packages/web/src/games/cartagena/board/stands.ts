import type { Seat } from '@topsail/engine';
import { BOAT } from '@topsail/games';
import { plus, type Point } from '../../shared/board/geometry.ts';
import type { Layout } from './layout.ts';
import { paintingOf } from './painting.ts';

/** One pirate, wherever he goes: the crew and which of its six he is. */
export interface Pirate {
  readonly seat: Seat;
  readonly one: number;
  readonly position: number;
}

/** A pirate where he stands: his feet on the sheet, and how big he is. */
export interface Stand extends Pirate {
  readonly at: Point;
  readonly scale: number;
}

export function standsOf(pirates: readonly Pirate[], layout: Layout): readonly Stand[] {
  return pirates.map((pirate) => {
    const there = pirates.filter(({ position }) => position === pirate.position);
    if (pirate.position === 0) return inYard(pirate, there, layout);
    if (pirate.position === BOAT) return onDeck(pirate, there, layout);
    return onStone(pirate, there, layout);
  });
}

function onStone(pirate: Pirate, there: readonly Pirate[], layout: Layout): Stand {
  const { feet, scale } = paintingOf(layout);
  const middle = layout.middles[pirate.position] ?? [0, 0];
  const step = feet[there.length - 1]?.[there.indexOf(pirate)] ?? [0, 0];
  return { ...pirate, at: plus(middle, step), scale: there.length > 2 ? scale * 0.9 : scale };
}

const IN_YARD = { step: 25.5, row: 31, scale: 0.76 };

/** Every crew in a row of its own. */
function inYard(pirate: Pirate, there: readonly Pirate[], { middles }: Layout): Stand {
  const [x, y] = middles[0] ?? [0, 0];
  const row = there.filter(({ seat }) => seat === pirate.seat);
  const crews = [...new Set(there.map(({ seat }) => seat))];
  const rank = crews.length - 1 - crews.indexOf(pirate.seat);
  const across = row.indexOf(pirate) - (row.length - 1) / 2 + (rank % 2 === 0 ? -0.12 : 0.12);
  const { step, row: depth, scale } = IN_YARD;
  return { ...pirate, at: [x - 8 + across * step, y + 32 + 8 * crews.length - rank * depth], scale };
}

const ON_DECK = { abreast: 9, step: 16, row: 17, scale: 0.64 };

/** At the rail first, then behind it. */
function onDeck(pirate: Pirate, there: readonly Pirate[], { middles }: Layout): Stand {
  const [x, y] = middles[BOAT] ?? [0, 0];
  const n = there.indexOf(pirate);
  const { abreast, step, row, scale } = ON_DECK;
  const rank = Math.floor(n / abreast);
  const ofRank = Math.min(abreast, there.length - rank * abreast);
  const across = (n % abreast) - (ofRank - 1) / 2;
  return { ...pirate, at: [x + across * step - 6, y + 10 - rank * row], scale };
}
