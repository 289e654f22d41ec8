import { seeded, type Viewer } from '@topsail/engine';
import {
  jamaica,
  type JamaicaMove,
  type OwnView,
  type ShipName,
  type ShipView,
  type TableView,
  type View,
} from '@topsail/games';

/** What a test changes of a race that has just begun. */
interface Scene {
  readonly ruleset?: string;
  /** Two race with the ghost, three without it. */
  readonly ghost?: boolean;
  readonly viewer?: Viewer;
  readonly table?: Partial<TableView>;
  readonly ships?: Readonly<Partial<Record<ShipName, Partial<ShipView>>>>;
  readonly own?: Partial<OwnView>;
}

/** A table as one viewer sees it. */
export function seen({
  ruleset = 'jamaica-2',
  ghost = false,
  viewer = 0,
  table = {},
  ships = {},
  own = {},
}: Scene = {}): View {
  const setup = { ruleset, seats: ghost ? 2 : 3, options: { ghost: ghost ? 'yes' : 'no' } };
  const view = jamaica.view(jamaica.setup(setup, seeded('seen')), viewer);
  return {
    ...view,
    table: {
      ...view.table,
      ...table,
      ships: view.table.ships.map((ship) => ({ ...ship, ...ships[ship.ship] })),
    },
    own: view.own === null ? null : { ...view.own, ...own },
  };
}

export function moveOf(text: string): JamaicaMove {
  const move = jamaica.parseMove(text);
  if (move === undefined) throw new Error(`no move ${text}`);
  return move;
}
