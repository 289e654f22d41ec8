import { checkMove, movesOf, play, scripted, seatsToAct } from '@topsail/engine';
import type { Outcome, Refusal, Scripted, Seat, Viewer } from '@topsail/engine';
import { members } from '@topsail/engine';
import { advance } from '../advance.ts';
import { jamaica } from '../index.ts';
import { STAR } from '../points/battle-die.ts';
import { shipNamed } from '../ships.ts';
import type { State } from '../state.ts';
import { hear, type Event } from '../tell.ts';
import { isTraced } from '../trace-event.ts';
import { TREASURES } from '../treasures.ts';
import type { BattleFace, Cargo, GoodName, ShipName, ShortageSign, TreasureName } from '../types.ts';
import { viewOf, type ShipView, type View } from '../view.ts';

/** What lies in one hold, as a test writes it: `gold 3`, or a dash for an empty hold. */
export type Goods = `${GoodName} ${number}` | '-';

/** One roll of a script: what it is for, and what comes up, counted from 1. */
export type Roll = readonly [what: string, value: number];

/** A roll, or what must be rolled in the position at hand. */
export type Luck = Roll | ((table: Table) => Roll);

/** The battle die shows this face. */
export function face(face: BattleFace): Luck {
  return (table) => table.battle(face);
}

/** The lair gives this treasure, which nobody has taken yet. */
export function found(name: TreasureName): Luck {
  return (table) => table.treasure(name);
}

/** The luck that every round brings, whatever happens in it. */
const ROUND_LUCK = ['card', 'action die'];

/** Where each sign is found on the shortage die. */
const SIGNS: Readonly<Record<ShortageSign, number>> = { circle: 1, square: 3, skull: 5, star: 6 };

/** A game to be played by the texts of its moves, through the checked façade, with luck written down. */
export class Table {
  state: State;
  /** All that was told since the scene began. */
  events: Event[] = [];
  /** Whether the last move rolled, drew or revealed something. */
  crossed = false;

  constructor(state: State) {
    this.state = state;
  }

  /** Plays a move that must be legal and must use up the rolls given with it. */
  play(seat: Seat, text: string, ...rolls: readonly Luck[]): this {
    const luck = this.script(rolls);
    const played = play(jamaica, this.state, seat, text, luck);
    if (!played.ok)
      throw new Error(`${text}: ${JSON.stringify(played.refusal)}; legal: ${this.moves(seat).join(', ')}`);
    luck.done();
    jamaica.audit(played.value.state);
    this.state = played.value.state;
    this.crossed = played.value.crossed;
    this.events.push(...played.value.events);
    return this;
  }

  /** Lets the game go on where nobody is asked. */
  resume(...rolls: readonly Luck[]): this {
    const luck = this.script(rolls);
    advance(this.state, luck, (event) => this.events.push(event));
    luck.done();
    jamaica.audit(this.state);
    return this;
  }

  private script(rolls: readonly Luck[]): Scripted {
    return script(rolls.map((roll) => (typeof roll === 'function' ? roll(this) : roll)));
  }

  /** Why a move is not taken; undefined when it is legal. */
  refusal(seat: Seat, text: string): Refusal | undefined {
    const checked = checkMove(jamaica, this.state, seat, text);
    return checked.ok ? undefined : checked.refusal;
  }

  moves(seat: Seat): string[] {
    return movesOf(jamaica, this.state, seat).map(({ text }) => text);
  }

  get question(): string {
    return jamaica.question(this.state).kind;
  }

  get asked(): Seat[] {
    return seatsToAct(jamaica, this.state);
  }

  view(viewer: Viewer): View {
    return viewOf(this.state, viewer);
  }

  ship(name: ShipName): ShipView {
    return this.view('spectator').table.ships[shipNamed(this.state, name)];
  }

  /** The holds of a ship; the Sixth Hold, if it has one, comes last. */
  holds(name: ShipName): Goods[] {
    const { holds, sixth } = this.ship(name);
    return [...holds, ...(sixth === undefined ? [] : [sixth])].map(goodsOf);
  }

  /** What one viewer has heard. */
  heard(viewer: Viewer): Event[] {
    return this.events.flatMap((event) => hear(event, viewer) ?? []);
  }

  /** What happened, without the prompts around it. */
  get effects(): Event[] {
    return this.events.filter(isTraced);
  }

  /** The events of one kind. */
  told<Kind extends Event['e']>(kind: Kind): Extract<Event, { readonly e: Kind }>[] {
    return this.events.filter((event): event is Extract<Event, { readonly e: Kind }> => event.e === kind);
  }

  get outcome(): Outcome {
    const outcome = jamaica.outcome(this.state);
    if (outcome === undefined) throw new Error('the game is not over');
    return outcome;
  }

  /** The roll of the battle die that shows a face. */
  battle(face: BattleFace): Roll {
    return ['battle die', 1 + this.state.rules.battleDie.indexOf(face === 'star' ? STAR : face)];
  }

  shortage(sign: ShortageSign): Roll {
    return ['shortage die', SIGNS[sign]];
  }

  /** The draw that brings a treasure nobody has taken yet. */
  treasure(name: TreasureName): Roll {
    return ['treasure', 1 + members(this.state.unseen).findIndex((card) => TREASURES[card] === name)];
  }
}

/** Exactly these rolls; the luck of the round falls as it may where the script does not speak of it. */
function script(rolls: readonly Roll[]): Scripted {
  const strict = scripted(...rolls);
  const free = ROUND_LUCK.filter((what) => !rolls.some(([name]) => name === what));
  return {
    done: () => strict.done(),
    roll: (sides, what) => (free.includes(what) ? 1 : strict.roll(sides, what)),
  };
}

function goodsOf(cargo: Cargo | null): Goods {
  return cargo === null ? '-' : `${cargo.good} ${cargo.count}`;
}
