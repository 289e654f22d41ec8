import type { Point } from '../../shared/board/geometry.ts';
import type { Choice, Reachable } from './reachable.ts';

/** A pirate being sent somewhere: chosen, or carried there by hand. */
export interface Errand {
  readonly position: number;
  /** Where on the sheet the hand is that carries him. */
  readonly hand?: Point;
  /** The one landing left, where he was put down and several cards lead. */
  readonly landing?: number;
}

/** What the pirate may still do. */
export function choicesOf(reachable: Reachable, errand: Errand | undefined): readonly Choice[] {
  const all = errand === undefined ? [] : (reachable.get(errand.position) ?? []);
  return errand?.landing === undefined ? all : all.filter(({ to }) => to === errand.landing);
}

/** A pirate put down: one way there is taken, several are asked about, and without one he stays. */
export function putDown(
  reachable: Reachable,
  { position }: Errand,
  landing: number | undefined,
): { readonly taken?: Choice; readonly errand?: Errand } {
  const [only, ...others] = choicesOf(reachable, { position }).filter(({ to }) => to === landing);
  if (only === undefined || landing === undefined) return {};
  return others.length === 0 ? { taken: only } : { errand: { position, landing } };
}
