import type { Cargo, JamaicaMove as Move, View } from '@topsail/games';
import { cargoIn, shipOf } from './ships.ts';

/** What a load would throw overboard. */
export interface Waste {
  readonly emptied: Cargo;
  readonly cargo: Cargo;
}

/** More goes overboard than is loaded; undefined where an answer does no such thing. */
export function wasteOf(view: View, { kind, n }: Move): Waste | undefined {
  const { stow } = view.table.pending;
  if (kind !== 'stow' || stow === undefined || stow.cargo === null) return undefined;
  const emptied = cargoIn(shipOf(view, stow.ship), n);
  if (emptied === undefined || emptied.count <= stow.cargo.count) return undefined;
  return { emptied, cargo: stow.cargo };
}
