import { SPECTATOR, type Seat, type Tell, type Viewer } from '@topsail/engine';
import type { Pending } from './pending.ts';
import type {
  ActionCard,
  ActionName,
  BattleFace,
  Cargo,
  Direction,
  GoodName,
  Half,
  ShipName,
  ShortageSign,
  SpaceId,
  TreasureName,
} from './types.ts';

/** How many tokens came out of which hold. */
export interface Taken {
  readonly hold: number;
  readonly n: number;
}

/**
 * The payment that an event is a part of, for holds are asked one by one (PAY-2, BAT-3). All parts share the key; the
 * last one has done the total.
 */
export interface Whole {
  readonly key: string;
  readonly total: number;
  /** How much was paid with this part. */
  readonly done: number;
}

/** What a side's firepower is made of. */
export interface Firepower {
  readonly powder: number;
  readonly bonus: number;
  readonly roll: BattleFace;
}

interface Voyage {
  readonly ship: ShipName;
  /** Who decided. */
  readonly seat: Seat;
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly path: readonly SpaceId[];
  readonly dir: Direction;
  readonly home: boolean;
  readonly lap: number;
}

/** A treasure that changed hands, and which seats may know its face. */
interface Faced {
  readonly treasure?: TreasureName;
  readonly face: 'up' | 'down';
  readonly knownBy: readonly Seat[];
}

/** Everything that can happen, told in full, with the words of a game's trace. */
export type Event =
  /** Somebody owes an answer. What was asked before is answered as soon as anything but a pick is told. */
  | {
      readonly e: 'ask';
      readonly question: string;
      readonly rule: string;
      readonly to: readonly Seat[];
      readonly pending: Pending;
    }
  | { readonly e: 'setup'; readonly ruleset: string; readonly seats: number; readonly ghost: boolean }
  | { readonly e: 'captain'; readonly seat: Seat; readonly round: number }
  | { readonly e: 'draw'; readonly seat: Seat; readonly cards: readonly ActionCard[] }
  | { readonly e: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly e: 'reshuffle'; readonly seat: Seat }
  | { readonly e: 'roll'; readonly seat: Seat; readonly dice: readonly [number, number] }
  | { readonly e: 'assign'; readonly seat: Seat; readonly morning: number; readonly evening: number }
  | { readonly e: 'pick'; readonly seat: Seat; readonly card: ActionCard; readonly first: boolean }
  | { readonly e: 'picked'; readonly seat: Seat }
  | { readonly e: 'turn'; readonly seat: Seat; readonly card: ActionCard }
  /** A ship begins its morning or its evening; the ghost has no action but to sail. */
  | {
      readonly e: 'act';
      readonly ship: ShipName;
      readonly half: Half;
      readonly action: ActionName | null;
      readonly die: number;
    }
  | {
      readonly e: 'load';
      readonly seat: Seat;
      readonly resource: GoodName;
      readonly count: number;
      readonly hold: number;
      readonly emptied: Cargo | null;
    }
  | { readonly e: 'skip-load'; readonly seat: Seat; readonly resource: GoodName }
  | ({ readonly e: 'move' } & Voyage)
  | ({ readonly e: 'shortage-move' } & Voyage)
  /** A ship has come home; `last`: it is the first player's ship to do so, and this round is the last. */
  | { readonly e: 'home'; readonly ship: ShipName; readonly last: boolean }
  | {
      readonly e: 'battle';
      readonly ship: ShipName;
      readonly against: ShipName;
      readonly seat: Seat;
      readonly space: SpaceId;
      readonly attackBonus: number;
      readonly defenceBonus: number;
    }
  /** BAT-3: how much powder a side puts in. Where it comes from is told after it. */
  | { readonly e: 'commit'; readonly ship: ShipName; readonly powder: number }
  | {
      readonly e: 'powder';
      readonly ship: ShipName;
      readonly split: readonly Taken[];
      readonly total: number;
      readonly whole: Whole;
    }
  | { readonly e: 'battle-roll'; readonly ship: ShipName; readonly value: BattleFace }
  | { readonly e: 'sabre'; readonly seat: Seat; readonly ship: ShipName }
  | {
      readonly e: 'battle-result';
      readonly ship: ShipName;
      readonly against: ShipName;
      readonly space: SpaceId;
      readonly winner: ShipName | null;
      readonly attack: BattleFace;
      readonly defence: BattleFace | null;
      readonly attackParts: Firepower;
      readonly defenceParts: Firepower | null;
    }
  | {
      readonly e: 'steal-hold';
      readonly ship: ShipName;
      readonly from: ShipName;
      readonly seat: Seat;
      readonly hold: number;
      readonly resource: GoodName;
      readonly count: number;
      /** Null for what the ghost throws into the sea. */
      readonly into: number | null;
      readonly emptied: Cargo | null;
    }
  | ({
      readonly e: 'steal-treasure';
      readonly ship: ShipName;
      readonly from: ShipName;
      readonly seat: Seat;
      /** Which of the face-down cards, from the left; undefined for a face-up card or a token. */
      readonly place?: number;
      readonly contents?: Cargo | null;
    } & Faced)
  | ({
      readonly e: 'give-curse';
      readonly ship: ShipName;
      readonly to: ShipName;
      readonly seat: Seat;
      /** The first of the cards that lie side by side and look the same to all: which of them it was, is a secret. */
      readonly place: number;
    } & Faced)
  | { readonly e: 'no-spoils'; readonly ship: ShipName; readonly seat: Seat }
  | {
      readonly e: 'shortage';
      readonly seat: Seat;
      readonly resource: GoodName;
      readonly space: SpaceId;
      readonly price: number;
      readonly has: number;
    }
  | {
      readonly e: 'pay';
      readonly seat: Seat;
      readonly resource: GoodName;
      readonly split: readonly Taken[];
      readonly count: number;
      readonly short: boolean;
      readonly space: SpaceId;
      readonly whole: Whole;
    }
  | { readonly e: 'shortage-roll'; readonly seat: Seat; readonly value: ShortageSign }
  | ({ readonly e: 'treasure'; readonly ship: ShipName; readonly space: SpaceId } & Faced)
  | { readonly e: 'leave-treasure'; readonly ship: ShipName; readonly space: SpaceId }
  /** TRE-1: at the end a ship's face-down treasures are turned up, in the order of their row. */
  | { readonly e: 'reveal'; readonly ship: ShipName; readonly treasures: readonly TreasureName[] }
  | {
      readonly e: 'end';
      readonly scores: readonly number[];
      readonly ranking: readonly (readonly ShipName[])[];
    };

export type Listener = Tell<Event> | undefined;

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** RND-2, RND-7, TRE-4: what of an event this viewer may know. */
export function hear(event: Event, viewer: Viewer): Event | undefined {
  switch (event.e) {
    case 'draw':
      return event.seat === viewer ? event : { e: 'drew', seat: event.seat, count: event.cards.length };
    case 'pick':
      return event.seat === viewer ? event : hearPick(event.seat, event.first);
    case 'treasure':
      return mayKnowFace(event, viewer) ? event : hearTreasure(event);
    case 'steal-treasure':
      return mayKnowFace(event, viewer) ? event : hearTheft(event);
    case 'give-curse':
      return mayKnowFace(event, viewer) ? event : hearGift(event);
    default:
      return event;
  }
}

/** Others learn that a card was picked, not that the picker changed his mind. */
function hearPick(seat: Seat, first: boolean): Event | undefined {
  return first ? { e: 'picked', seat } : undefined;
}

function mayKnowFace(event: Faced, viewer: Viewer): boolean {
  return event.face === 'up' || (viewer !== SPECTATOR && event.knownBy.includes(viewer));
}

function hearTreasure({ ship, space, face, knownBy }: Told<'treasure'>): Event {
  return { e: 'treasure', ship, space, face, knownBy };
}

function hearTheft({ ship, from, seat, place, face, knownBy }: Told<'steal-treasure'>): Event {
  return { e: 'steal-treasure', ship, from, seat, place, face, knownBy };
}

function hearGift({ ship, to, seat, place, face, knownBy }: Told<'give-curse'>): Event {
  return { e: 'give-curse', ship, to, seat, place, face, knownBy };
}
