import { bit, scripted, size, type Bits, type Seat } from '@topsail/engine';
import { advance } from '../advance.ts';
import { ASK } from '../agenda.ts';
import { ask } from '../ask.ts';
import { audit } from '../audit.ts';
import { contentsFrom, SIXTH, withHold } from '../holds.ts';
import { parseMove } from '../moves.ts';
import { cardAt, layDown } from '../rows.ts';
import { checkSetup, emptyTable } from '../setup.ts';
import { shipNamed } from '../ships.ts';
import type { Ship, State } from '../state.ts';
import { beginRound, drawCards } from '../steps/round.ts';
import { treasureNamed } from '../treasures.ts';
import type { ActionName, Cargo, GoodName, ShipName, SpaceId, TreasureName } from '../types.ts';
import { Table, type Goods, type Luck } from './table.ts';

export type Card = `${ActionName}/${ActionName}`;

/** How a ship stands when the scene opens; what is left out is as at the start of a game. */
export interface Lot {
  readonly at?: SpaceId;
  readonly lap?: number;
  /** From the first hold on; the rest are empty. */
  readonly holds?: readonly Goods[];
  /** Gives the ship the Sixth Hold with these contents. */
  readonly sixth?: Goods;
  readonly up?: readonly TreasureName[];
  /** The face-down row, from the left. */
  readonly down?: readonly TreasureName[];
  readonly tokens?: number;
  /** The hand from which the card is picked; without it, the picked card and the first ones of the deck. */
  readonly hand?: readonly Card[];
  readonly discard?: readonly Card[];
}

/**
 * Sets up a position at the beginning of a round, with the real set-up and the real agenda:
 *
 *     scene('yassa', 3).ship(0, { at: 'a3', holds: ['food 2'] }).dice(4, 2).pick(0, 'forward/gold').acting()
 *
 * Seats without a pick load food and powder, if nothing else is said.
 */
export class Scene {
  private readonly state: State;
  private readonly hands = new Map<Seat, readonly Card[]>();
  private readonly picks = new Map<Seat, Card>();
  private roll: readonly [morning: number, evening: number] = [1, 1];

  constructor(state: State) {
    this.state = state;
  }

  captain(seat: Seat): this {
    this.state.captain = seat;
    return this;
  }

  round(round: number): this {
    this.state.round = round - 1;
    return this;
  }

  /** The dice as the captain assigns them. */
  dice(morning: number, evening: number): this {
    this.roll = [morning, evening];
    return this;
  }

  pick(seat: Seat, card: Card): this {
    this.picks.set(seat, card);
    return this;
  }

  /** Lairs without their token. Of the others the last ones lose it, as many as there are treasures owned. */
  emptied(...lairs: readonly SpaceId[]): this {
    const { course } = this.state.rules;
    for (const id of lairs) this.state.lairs &= ~bit(course.lairAt[course.ids.indexOf(id)]);
    return this;
  }

  ship(name: ShipName, lot: Lot): this {
    const s = this.state;
    const index = shipNamed(s, name);
    const ship = s.ships[index];
    if (lot.at !== undefined) ship.at = spaceOf(s, lot.at);
    if (lot.lap !== undefined) ship.lap = lot.lap;
    if (lot.holds !== undefined)
      ship.holds = lot.holds.reduce((holds, goods, i) => stowed(holds, i, goods), 0);
    if (lot.tokens !== undefined) ship.tokens = lot.tokens;
    for (const name of lot.up ?? []) ship.up |= bit(takeOut(s, name));
    for (const name of lot.down ?? []) layDown(s, index, takeOut(s, name));
    if (lot.sixth !== undefined) {
      ship.up |= bit(takeOut(s, 'sixth-hold'));
      ship.holds = stowed(ship.holds, SIXTH, lot.sixth);
    }
    discard(ship, lot.discard ?? []);
    if (lot.hand !== undefined) this.hands.set(index, lot.hand);
    return this;
  }

  /** A face-down treasure that these seats have owned before. */
  formerly(name: ShipName, place: number, ...seats: readonly Seat[]): this {
    const card = cardAt(this.state, this.state.ships[shipNamed(this.state, name)], place);
    for (const seat of seats) this.state.knownBy[card] |= bit(seat);
    this.state.plain |= bit(card);
    return this;
  }

  /** A face-down treasure that a seat has given away as a curse, for all to see. */
  given(name: ShipName, place: number, giver: Seat): this {
    this.formerly(name, place, giver);
    this.state.cursed |= bit(cardAt(this.state, this.state.ships[shipNamed(this.state, name)], place));
    return this;
  }

  /** The captain is about to assign the dice. */
  assigning(): Table {
    const s = this.state;
    for (let seat = 0; seat < s.seats; seat++) this.deal(seat);
    emptyLairs(s);
    const dice = scripted(...this.roll.map((value) => ['action die', value] as const));
    beginRound(s, dice, undefined);
    advance(s, dice, undefined);
    audit(s);
    return new Table(s);
  }

  /** All are about to pick a card. */
  picking(): Table {
    const table = this.assigning();
    if (table.state.asking === ASK.dice) table.play(table.state.captain, `morning ${this.roll[0]}`);
    table.events = [];
    return table;
  }

  /** All have picked and the captain has begun to act, with this luck. */
  acting(...rolls: readonly Luck[]): Table {
    const table = this.picking();
    const { seats } = table.state;
    for (let seat = 0; seat < seats; seat++) {
      const card = this.picks.get(seat);
      const text = card === undefined ? table.moves(seat)[0] : `card ${card}`;
      table.play(seat, text, ...(seat === seats - 1 ? rolls : []));
    }
    table.events = table.events.filter(({ e }) => e !== 'pick');
    return table;
  }

  /** All have acted and kept their cards, and the captain has begun to move the ghost, with this luck. */
  haunting(...rolls: readonly Luck[]): Table {
    const table = this.picking();
    table.state.acted = table.state.seats;
    ask(table.state, ASK.nothing, 0);
    return table.resume(...rolls);
  }

  /** Fills a hand by the usual draw, so that only what a test does not name is left to it. */
  private deal(seat: Seat): void {
    const ship = this.state.ships[seat];
    const given = this.hands.get(seat);
    const pick = this.picks.get(seat);
    ship.hand = cardSet(given ?? (pick === undefined ? [] : [pick]));
    ship.deck &= ~ship.hand;
    if (given === undefined) drawCards(this.state, seat, { roll: () => 1 }, undefined);
  }
}

/** A table of a ruleset, with the ghost if `ghost` says so or the rules want it. */
export function scene(ruleset: string, seats: number, ghost?: 'yes' | 'no'): Scene {
  const setup = checkSetup(ruleset, seats, ghost === undefined ? {} : { ghost });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusal));
  return new Scene(emptyTable(setup.value));
}

function spaceOf(s: State, id: SpaceId): number {
  const space = s.rules.course.ids.indexOf(id);
  if (space < 0) throw new Error(`no space ${id}`);
  return space;
}

function stowed(holds: number, hold: number, goods: Goods): number {
  return withHold(holds, hold, contentsFrom(cargoFrom(goods)));
}

function cargoFrom(goods: Goods): Cargo | null {
  if (goods === '-') return null;
  const [good, count] = goods.split(' ');
  return { good: good as GoodName, count: Number(count) };
}

function takeOut(s: State, name: TreasureName): number {
  const card = treasureNamed(name, s.unseen);
  s.unseen &= ~bit(card);
  return card;
}

function discard(ship: Ship, cards: readonly Card[]): void {
  ship.discard = cardSet(cards);
  ship.deck &= ~ship.discard;
}

function cardSet(cards: readonly Card[]): Bits {
  return cards.reduce((set, card) => {
    const move = parseMove(`card ${card}`);
    if (move === undefined) throw new Error(`no card ${card}`);
    return set | bit(move.n);
  }, 0);
}

/** As many lairs without token as treasures have been taken out of them. */
function emptyLairs(s: State): void {
  const all = s.rules.course.lairs.length;
  const unclaimed = size(s.rules.treasure.cards) - size(s.unseen) - (s.ghost ? 1 : 0);
  const taken = unclaimed + s.ships.reduce((sum, ship) => sum + ship.tokens, 0);
  for (let lair = all - 1; lair >= 0 && all - size(s.lairs) < taken; lair--) s.lairs &= ~bit(lair);
}
