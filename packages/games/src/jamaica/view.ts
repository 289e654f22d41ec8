import {
  has,
  members,
  size,
  SPECTATOR,
  type GameView,
  type Seat,
  type Setup,
  type Viewer,
} from '@topsail/engine';
import { ASK, QUESTIONS } from './agenda.ts';
import { CARD_NAMES, type CardName } from './card-names.ts';
import { halfOf } from './half.ts';
import { cargoOf, inHold, ORDINARY_HOLDS, SIXTH } from './holds.ts';
import { pendingOf, type Pending } from './pending.ts';
import { faceName } from './points/battle-die.ts';
import { rowOf } from './rows.ts';
import { battleBonus, isHome, shipName } from './ships.ts';
import { NO_ROLL, type Ship, type State } from './state.ts';
import { SIXTH_HOLD, treasureNames, TREASURES } from './treasures.ts';
import {
  POWDER,
  type BattleFace,
  type Cargo,
  type Half,
  type ShipName,
  type SpaceId,
  type TreasureName,
} from './types.ts';

/*
 * Who sees what (RND-7):
 *
 *   field                        its owner      the others               spectators
 *   holds, place, lap, tokens    visible        visible                  visible
 *   hand                         visible        size, and what all know  size, and what all know
 *   card picked                  visible        whether there is one     whether there is one
 *   deck                         size           size                     size
 *   discard pile                 visible        visible                  visible
 *   powers, face up              visible        visible                  visible
 *   treasures, face down         visible        number and order; the    number and order
 *                                               faces of those they once owned
 *   treasure pile, set aside     number         number                   number
 */

const HOLDS = [...new Array(ORDINARY_HOLDS).keys()];

/** What all can tell of a face-down treasure: anything, no power, cursed; its name when the game is over. */
export type Face = 'anything' | 'treasure' | 'cursed' | TreasureName;

/** A face-down treasure: what all can tell of it, and which seats know its face because they have owned it. */
export interface DownView {
  readonly face: Face;
  readonly knownBy: readonly Seat[];
}

export type { CardName } from './card-names.ts';

export interface ShipView {
  readonly ship: ShipName;
  readonly at: SpaceId;
  readonly lap: number;
  readonly home: boolean;
  readonly holds: readonly (Cargo | null)[];
  /** Present with the card only. */
  readonly sixth?: Cargo | null;
  readonly up: readonly TreasureName[];
  readonly down: readonly DownView[];
  readonly tokens: number;
  /** How many cards are in the hand, and which of them everybody can tell. */
  readonly hand: number;
  readonly held: readonly CardName[];
  readonly deck: number;
  readonly discard: readonly CardName[];
  readonly picked: boolean;
}

export interface BattleView {
  readonly attacker: ShipName;
  readonly defender: ShipName;
  readonly attackPowder: number;
  /** What a treasure adds to every roll. */
  readonly attackBonus: number;
  readonly attackRoll: BattleFace | null;
  readonly defencePowder: number;
  readonly defenceBonus: number;
  readonly defenceRoll: BattleFace | null;
  readonly sabreUsed: boolean;
}

export interface TableView {
  readonly round: number;
  readonly captain: Seat;
  readonly dice: { readonly morning: number; readonly evening: number; readonly assigned: boolean };
  readonly question: string;
  readonly rule: string;
  readonly toAct: readonly Seat[];
  readonly acting: ShipName;
  readonly card: CardName | null;
  /** Null between the turns of a round. */
  readonly half: Half | null;
  readonly ships: readonly ShipView[];
  readonly lairs: readonly SpaceId[];
  readonly pile: number;
  readonly battle: BattleView | null;
  /** What the question leaves open: what `imagine` needs to go on from here. */
  readonly pending: Pending;
}

/** A face-down treasure whose face this viewer knows. */
export interface KnownFace {
  readonly ship: ShipName;
  readonly place: number;
  readonly treasure: TreasureName;
}

export interface OwnView {
  readonly hand: readonly CardName[];
  readonly pick: CardName | null;
  readonly faces: readonly KnownFace[];
}

export interface View extends GameView {
  readonly setup: Setup;
  readonly viewer: Viewer;
  readonly table: TableView;
  readonly own: OwnView | null;
}

export function viewOf(s: State, viewer: Viewer): View {
  return {
    setup: s.setup,
    viewer,
    table: tableView(s),
    own: ownView(s, viewer),
  };
}

/** What everybody sees; the same for all viewers. */
export function tableView(s: State): TableView {
  const { course } = s.rules;
  return {
    round: s.round,
    captain: s.captain,
    dice: { morning: s.morning, evening: s.evening, assigned: s.asking !== ASK.dice },
    question: QUESTIONS[s.asking].kind,
    rule: QUESTIONS[s.asking].rule,
    toAct: members(s.asked),
    acting: shipName(s, s.ship),
    card: s.card < 0 ? null : cardName(s.card),
    half: halfOf(s),
    ships: s.ships.map((ship, i) => shipView(s, ship, i)),
    lairs: members(s.lairs).map((lair) => course.ids[course.lairs[lair]]),
    pile: s.rules.treasure.cards === 0 ? 0 : size(s.lairs),
    battle: battleView(s),
    pending: pendingOf(s),
  };
}

function shipView(s: State, ship: Ship, index: number): ShipView {
  const view = {
    ship: shipName(s, index),
    at: s.rules.course.ids[ship.at],
    lap: ship.lap,
    home: isHome(ship),
    holds: HOLDS.map((hold) => cargoOf(inHold(ship.holds, hold))),
    up: treasureNames(ship.up),
    down: rowOf(s, ship).map((card) => ({ face: publicFace(s, card), knownBy: members(s.knownBy[card]) })),
    tokens: ship.tokens,
    hand: size(ship.hand),
    held: cardNames(ship.held),
    deck: size(ship.deck),
    discard: cardNames(ship.discard),
    picked: ship.pick >= 0,
  };
  return has(ship.up, SIXTH_HOLD) ? { ...view, sixth: cargoOf(inHold(ship.holds, SIXTH)) } : view;
}

/** TRE-4: what everybody can tell of a face-down treasure. */
function publicFace(s: State, card: number): Face {
  if (s.asking === ASK.over) return TREASURES[card];
  if (has(s.cursed, card)) return 'cursed';
  return has(s.plain, card) ? 'treasure' : 'anything';
}

export function ownView(s: State, viewer: Viewer): OwnView | null {
  if (viewer === SPECTATOR) return null;
  const { hand, pick } = s.ships[viewer];
  return {
    hand: cardNames(hand),
    pick: pick < 0 ? null : cardName(pick),
    faces: s.ships.flatMap((ship, i) => knownFaces(s, viewer, ship, i)),
  };
}

function knownFaces(s: State, seat: Seat, ship: Ship, index: number): KnownFace[] {
  return rowOf(s, ship)
    .filter((card) => has(s.knownBy[card], seat))
    .map((card) => ({ ship: shipName(s, index), place: s.place[card], treasure: TREASURES[card] }));
}

function battleView(s: State): BattleView | null {
  if (!isFighting(s)) return null;
  return {
    attacker: shipName(s, s.ship),
    defender: shipName(s, s.foe),
    attackPowder: s.attackPowder,
    attackBonus: battleBonus(s.ships[s.ship]),
    attackRoll: s.attackFace === NO_ROLL ? null : faceName(s.attackFace),
    defencePowder: s.defencePowder,
    defenceBonus: battleBonus(s.ships[s.foe]),
    defenceRoll: s.defenceFace === NO_ROLL ? null : faceName(s.defenceFace),
    sabreUsed: s.sabreUsed,
  };
}

function isFighting(s: State): boolean {
  switch (s.asking) {
    case ASK.powder:
    case ASK.sabre:
    case ASK.spoils:
      return true;
    case ASK.take:
      return s.payGood === POWDER;
    case ASK.stow:
      return s.robbed >= 0;
    default:
      return false;
  }
}

export function cardName(card: number): CardName {
  return CARD_NAMES[card];
}

function cardNames(cards: number): CardName[] {
  return members(cards).map(cardName);
}
