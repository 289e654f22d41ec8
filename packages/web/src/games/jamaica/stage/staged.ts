import type { Seat } from '@topsail/engine';
import type {
  Cargo,
  CardName,
  Face,
  JamaicaEvent,
  ShipName,
  ShortageSign,
  SpaceId,
  View,
} from '@topsail/games';
import type { ShownBeat } from '../../contract/beat.ts';

export type Beat<Kind extends JamaicaEvent['e'] = JamaicaEvent['e']> = ShownBeat<
  View,
  Extract<JamaicaEvent, { readonly e: Kind }>
>;

/** A place on the board: a ship's, or the harbour where all cargo comes from and goes to. */
export type Spot = 'bank' | { readonly ship: ShipName };

/** Something on the board while an event is shown; it moves with the board. */
export type Mark =
  | { readonly mark: 'wake'; readonly path: readonly SpaceId[]; readonly tone: 'sailed' | 'drifted' }
  | {
      readonly mark: 'tag';
      readonly ship: ShipName;
      readonly text: string;
      readonly icon: string | undefined;
      readonly tone: 'price' | 'short';
    }
  | {
      readonly mark: 'flight';
      readonly icon: string;
      readonly count: number;
      readonly from: Spot;
      readonly to: Spot;
    }
  | { readonly mark: 'overboard'; readonly ship: ShipName; readonly icon: string; readonly count: number };

/** A treasure as a viewer sees it: a card with what is known of its face, or a token. */
export type Treasure = Face | 'token';

/** What goes from one ship to another. */
type Carried =
  | { readonly cargo: Cargo; readonly icon: string }
  | { readonly treasure: Treasure; readonly isCurse: boolean };

/** Something large over the board. */
export type Large =
  | {
      readonly large: 'round';
      readonly round: number;
      readonly seats: readonly Seat[];
      readonly from: Seat;
      readonly captain: Seat;
      readonly text: string;
    }
  | { readonly large: 'card'; readonly ship: Seat; readonly card: CardName }
  | {
      readonly large: 'load';
      readonly ship: Seat;
      /** As they were before it. */
      readonly holds: readonly (Cargo | null)[];
      readonly into: number;
      readonly cargo: Cargo;
    }
  | { readonly large: 'die'; readonly seat: Seat; readonly sign: ShortageSign; readonly text: string }
  | {
      readonly large: 'treasure';
      readonly ship: ShipName;
      readonly treasure: Treasure;
      readonly title: string;
      readonly text: string;
    }
  | {
      readonly large: 'carry';
      readonly from: ShipName;
      /** Undefined for what goes into the sea. */
      readonly to: ShipName | undefined;
      readonly carried: Carried;
    }
  | {
      readonly large: 'reveal';
      readonly ship: ShipName;
      readonly treasures: readonly Treasure[];
      readonly text: string;
    }
  | {
      readonly large: 'ribbon';
      readonly ship: ShipName | undefined;
      readonly text: string;
      readonly sub: string | undefined;
      readonly tone: 'paper' | 'gold' | 'loss';
      /** Whether there is something to cheer about. */
      readonly cheers: boolean;
    }
  /** The scene of the battle, which is a part of the board because one answers in it. */
  | { readonly large: 'battle' };

export type LargeOf<Kind extends Large['large']> = Extract<Large, { readonly large: Kind }>;

/** All that is drawn of one event. */
export interface Staged {
  readonly marks: readonly Mark[];
  readonly large: Large | undefined;
}
