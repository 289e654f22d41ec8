import type { Bits, GameState, Seat, SeatSet, Setup } from '@topsail/engine';
import { ASK, NOTHING_TO_DO, type Agenda, type Ask } from './agenda.ts';
import { START } from './course.ts';
import { NOWHERE, type Ends } from './ends.ts';
import type { Counts, Holds } from './holds.ts';
import type { Ruleset } from './rulesets.ts';

/** A ship and what belongs to it. The ghost is one too, without cards. */
export class Ship {
  at = START;
  /** MOVE-6: 0 at the start; 1 is home. */
  lap = 0;
  holds: Holds = 0;
  up: Bits = 0;
  down: Bits = 0;
  tokens = 0;
  hand: Bits = 0;
  /** A face-down deck nobody may look into is a set: the draw is the chance event. */
  deck: Bits = 0;
  discard: Bits = 0;
  /** Cards everybody can tell are in the hand: those held when the discard pile became the deck (RND-6). */
  held: Bits = 0;
  /** The card picked and not yet turned up; −1 for none. */
  pick = -1;

  clone(): Ship {
    const copy = new Ship();
    copy.at = this.at;
    copy.lap = this.lap;
    copy.holds = this.holds;
    copy.up = this.up;
    copy.down = this.down;
    copy.tokens = this.tokens;
    copy.hand = this.hand;
    copy.deck = this.deck;
    copy.discard = this.discard;
    copy.held = this.held;
    copy.pick = this.pick;
    return copy;
  }
}

export const NO_FOE = -1;
/** A battle roll not yet made. */
export const NO_ROLL = 0;

export class State implements GameState {
  readonly setup: Setup;
  readonly rules: Ruleset;
  readonly seats: number;
  /** The players' ships by seat, then the ghost if it sails. */
  readonly ships: readonly Ship[];
  readonly ghost: boolean;

  captain: Seat = 0;
  round = 0;
  /** The captain's dice; while he is asked, in the order in which they fell. */
  morning = 0;
  evening = 0;
  /** How many players have had their turn this round. */
  acted = 0;

  /** Lairs that still have their token, by the course's count of lairs. */
  lairs: Bits = 0;
  /** Treasure cards nobody has taken: the pile and what was set aside are one set, since nobody can tell them apart. */
  unseen: Bits = 0;
  /** Of each face-down treasure: where in its owner's row it lies, and which seats know its face. */
  place: number[] = [];
  knownBy: SeatSet[] = [];
  /** Face-down treasures everybody knows to be no power, and to be cursed (TRE-4). */
  plain: Bits = 0;
  cursed: Bits = 0;

  agenda: Agenda = NOTHING_TO_DO;
  asking: Ask = ASK.nothing;
  asked: SeatSet = 0;
  /** The last move rolled, drew or revealed something. */
  crossed = false;

  /** The ship that acts, the card it acts by, and the die of the present action. */
  ship = 0;
  card = -1;
  die = 0;
  /** The ship was brought here by a shortage, not by its own move. */
  fallen = false;
  /** Where the ship may go, forward and backward. */
  ahead: Ends = NOWHERE;
  astern: Ends = NOWHERE;

  /** The battle: who is attacked, powder and die of both, and whether the sabre was used. */
  foe = NO_FOE;
  attackPowder = 0;
  attackFace = NO_ROLL;
  defencePowder = 0;
  defenceFace = NO_ROLL;
  sabreUsed = false;

  /** What is being stowed, by which ship, and out of which of the loser's holds (−1: from the bank). */
  cargo = 0;
  stower = 0;
  robbed = -1;

  /** What is being paid, by which ship: how much is left, the holds not yet asked, and what the last was left with. */
  payer = 0;
  owing = 0;
  payGood = 0;
  open: Counts = 0;
  lastLeft = 0;
  /** The hold now asked, and how few and how many may come out of it. */
  takenFrom = 0;
  leastTaken = 0;
  mostTaken = 0;

  constructor(setup: Setup, rules: Ruleset, ships: readonly Ship[], ghost: boolean) {
    this.setup = setup;
    this.rules = rules;
    this.seats = setup.seats;
    this.ships = ships;
    this.ghost = ghost;
  }

  clone(): State {
    const ships: Ship[] = [];
    for (const ship of this.ships) ships.push(ship.clone());
    const copy = new State(this.setup, this.rules, ships, this.ghost);
    copy.captain = this.captain;
    copy.round = this.round;
    copy.morning = this.morning;
    copy.evening = this.evening;
    copy.acted = this.acted;
    copy.lairs = this.lairs;
    copy.unseen = this.unseen;
    copy.place = this.place.slice();
    copy.knownBy = this.knownBy.slice();
    copy.plain = this.plain;
    copy.cursed = this.cursed;
    copy.agenda = this.agenda;
    copy.asking = this.asking;
    copy.asked = this.asked;
    copy.crossed = this.crossed;
    copy.ship = this.ship;
    copy.card = this.card;
    copy.die = this.die;
    copy.fallen = this.fallen;
    copy.ahead = this.ahead;
    copy.astern = this.astern;
    copy.foe = this.foe;
    copy.attackPowder = this.attackPowder;
    copy.attackFace = this.attackFace;
    copy.defencePowder = this.defencePowder;
    copy.defenceFace = this.defenceFace;
    copy.sabreUsed = this.sabreUsed;
    copy.cargo = this.cargo;
    copy.stower = this.stower;
    copy.robbed = this.robbed;
    copy.payer = this.payer;
    copy.owing = this.owing;
    copy.payGood = this.payGood;
    copy.open = this.open;
    copy.lastLeft = this.lastLeft;
    copy.takenFrom = this.takenFrom;
    copy.leastTaken = this.leastTaken;
    copy.mostTaken = this.mostTaken;
    return copy;
  }
}
