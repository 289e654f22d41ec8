import { SPECTATOR } from '@topsail/engine';
import type { Eyes } from './reel.ts';

/** A moment of a replay, and with whose eyes it is seen, as far as an address says so. */
export interface Spot {
  readonly moment?: number;
  readonly eyes?: Eyes;
}

/** Seats are counted from one, as people do. */
export function readSpot(query: string): Spot {
  const params = new URLSearchParams(query);
  const at = params.get('at') ?? '';
  const seat = params.get('seat') ?? '';
  return {
    ...(/^\d{1,6}$/.test(at) ? { moment: Number(at) } : {}),
    ...(eyesNamed(seat) === undefined ? {} : { eyes: eyesNamed(seat) }),
  };
}

/** The query with the moment in it; whatever else it says stays. */
export function writeSpot(query: string, { moment = 0, eyes }: Spot): string {
  const params = new URLSearchParams(query);
  params.set('at', String(moment));
  if (eyes !== undefined) params.set('seat', typeof eyes === 'number' ? String(eyes + 1) : eyes);
  return `?${params.toString()}`;
}

function eyesNamed(seat: string): Eyes | undefined {
  if (seat === 'all' || seat === SPECTATOR) return seat;
  return /^[1-9]$/.test(seat) ? Number(seat) - 1 : undefined;
}
