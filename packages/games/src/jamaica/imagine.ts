import { bit, firstBits, nth, size, type Bits, type Chance } from '@topsail/engine';
import { DECK } from './cards.ts';
import { askNamed } from './agenda.ts';
import { contentsFrom, SIXTH, withHold } from './holds.ts';
import { resume } from './pending.ts';
import { faceNumber } from './points/battle-die.ts';
import { emptyTable } from './setup.ts';
import { isGhost, shipNamed } from './ships.ts';
import { NO_ROLL, type Ship, type State } from './state.ts';
import { ALL_TREASURES, CURSES, POWERS, treasureNamed, TREASURES } from './treasures.ts';
import type { TreasureName } from './types.ts';
import {
  cardName,
  type BattleView,
  type CardName,
  type DownView,
  type Face,
  type ShipView,
  type TableView,
  type View,
} from './view.ts';

/** A state that looks like this view, with everything hidden drawn anew and fairly. */
export function imagine(view: View, chance: Chance): State {
  const s = emptyTable(view.setup);
  const { table } = view;
  s.captain = table.captain;
  s.morning = table.dice.morning;
  s.evening = table.dice.evening;
  s.lairs = s.rules.course.lairs.reduce(
    (set, space, lair) => (table.lairs.includes(s.rules.course.ids[space]) ? set | bit(lair) : set),
    0,
  );
  resumeTurn(s, table);
  if (table.battle !== null) resumeBattle(s, table.battle);
  resume(s, table.pending);
  table.ships.forEach((shown, i) => restoreShip(s, s.ships[i], shown));
  table.ships.forEach((shown, i) => dealHand(s, i, shown, view, chance));
  dealTreasures(s, view, chance);
  return s;
}

function resumeTurn(s: State, table: TableView): void {
  s.round = table.round;
  s.asking = askNamed(table.question);
  s.asked = table.toAct.reduce((seats, seat) => seats | bit(seat), 0);
  s.ship = shipNamed(s, table.acting);
  s.card = table.card === null ? -1 : cardNumber(table.card);
  s.die = table.half === 'morning' ? table.dice.morning : table.dice.evening;
}

function resumeBattle(s: State, battle: BattleView): void {
  s.foe = shipNamed(s, battle.defender);
  s.attackPowder = battle.attackPowder;
  s.attackFace = battle.attackRoll === null ? NO_ROLL : faceNumber(battle.attackRoll);
  s.defencePowder = battle.defencePowder;
  s.defenceFace = battle.defenceRoll === null ? NO_ROLL : faceNumber(battle.defenceRoll);
  s.sabreUsed = battle.sabreUsed;
}

function restoreShip(s: State, ship: Ship, shown: ShipView): void {
  ship.at = s.rules.course.ids.indexOf(shown.at);
  ship.lap = shown.lap;
  ship.tokens = shown.tokens;
  ship.holds = shown.holds.reduce((holds, cargo, hold) => withHold(holds, hold, contentsFrom(cargo)), 0);
  if (shown.sixth !== undefined) ship.holds = withHold(ship.holds, SIXTH, contentsFrom(shown.sixth));
  ship.up = shown.up.reduce((cards, name) => cards | bit(TREASURES.indexOf(name)), 0);
  ship.held = cardSet(shown.held);
  ship.discard = cardSet(shown.discard);
}

/** Hand, pick and deck of one player: his own as he sees them, another's out of the cards not in the discard pile. */
function dealHand(s: State, seat: number, shown: ShipView, view: View, chance: Chance): void {
  if (isGhost(s, seat)) return;
  const ship = s.ships[seat];
  const left = firstBits(DECK.length) & ~ship.discard;
  if (view.own !== null && view.viewer === seat) {
    ship.hand = cardSet(view.own.hand);
    ship.pick = view.own.pick === null ? -1 : cardNumber(view.own.pick);
  } else {
    const outOfDeck = shown.hand + (shown.picked ? 1 : 0);
    ship.hand = ship.held | draw(left & ~ship.held, outOfDeck - size(ship.held), chance);
    // Which of them was picked is the player's will, not luck: any is as good a guess.
    ship.pick = shown.picked ? nth(ship.hand, chance.roll(size(ship.hand), 'imagined pick')) : -1;
    if (shown.picked) ship.hand &= ~bit(ship.pick);
  }
  ship.deck = left & ~ship.hand & (shown.picked ? ~bit(ship.pick) : -1);
}

function draw(from: Bits, count: number, chance: Chance): Bits {
  let drawn = 0;
  for (let i = 0; i < count; i++) {
    const rest = from & ~drawn;
    drawn |= bit(nth(rest, chance.roll(size(rest), 'imagined card')));
  }
  return drawn;
}

/** A face-down treasure to be given a face: where it lies, and what all can tell of it. */
interface Covered extends DownView {
  readonly ship: number;
  readonly place: number;
  /** Its face, where this viewer knows it. */
  readonly name: TreasureName | undefined;
}

/**
 * The faces of the face-down treasures. Known ones first, then from the most to the least that can be told: every
 * way to fill the rest is then equally likely, because a cursed card is also plain, and a plain one may be anything.
 */
function dealTreasures(s: State, view: View, chance: Chance): void {
  s.unseen &= ~s.ships.reduce((up, ship) => up | ship.up, 0);
  const covered = coveredCards(s, view);
  for (const slot of covered) if (slot.name !== undefined) lay(s, slot, treasureNamed(slot.name, s.unseen));
  for (const face of ['cursed', 'treasure', 'anything'] as const) {
    for (const slot of covered) {
      if (slot.name !== undefined || slot.face !== face) continue;
      const among = s.unseen & POSSIBLE[face];
      lay(s, slot, nth(among, chance.roll(size(among), 'imagined treasure')));
    }
  }
}

const POSSIBLE = { cursed: CURSES, treasure: ALL_TREASURES & ~POWERS, anything: ALL_TREASURES } as const;

function coveredCards(s: State, view: View): Covered[] {
  return view.table.ships.flatMap((shown, ship) =>
    shown.down.map(({ face, knownBy }, place): Covered => {
      return { face, knownBy, ship, place, name: faceKnown(s, view, ship, place, face) };
    }),
  );
}

function faceKnown(s: State, view: View, ship: number, place: number, face: Face): TreasureName | undefined {
  if (face !== 'cursed' && face !== 'treasure' && face !== 'anything') return face;
  return view.own?.faces.find((known) => shipNamed(s, known.ship) === ship && known.place === place)
    ?.treasure;
}

function lay(s: State, slot: Covered, card: number): void {
  s.unseen &= ~bit(card);
  s.ships[slot.ship].down |= bit(card);
  s.place[card] = slot.place;
  s.knownBy[card] = slot.knownBy.reduce((seats, seat) => seats | bit(seat), 0);
  if (slot.face !== 'anything') s.plain |= bit(card);
  if (slot.face === 'cursed') s.cursed |= bit(card);
}

function cardSet(names: readonly CardName[]): Bits {
  return names.reduce((cards, name) => cards | bit(cardNumber(name)), 0);
}

const CARD_NUMBERS: ReadonlyMap<CardName, number> = new Map(DECK.map((_, card) => [cardName(card), card]));

function cardNumber(name: CardName): number {
  const card = CARD_NUMBERS.get(name);
  if (card === undefined) throw new Error(`no card ${name}`);
  return card;
}
