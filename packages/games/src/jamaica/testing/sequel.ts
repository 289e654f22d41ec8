import { lowest, randomMove, type Chance, type Seat } from '@topsail/engine';
import { jamaica } from '../index.ts';
import type { Move } from '../moves.ts';
import { sabreOwner, shipName } from '../ships.ts';
import { NO_FOE, NO_ROLL, type State } from '../state.ts';
import type { Event } from '../tell.ts';
import { isTraced } from '../trace-event.ts';
import type { ShipName, SpaceId } from '../types.ts';
import { deedOf, deedsOf, endsDeed, type Deed } from './deeds.ts';
import type { Fought } from './foretold-move.ts';
import type { Since } from './foretold.ts';

/** What came of an answer, until the action to which it belongs was over. */
interface Sequel {
  readonly events: readonly Event[];
  /** The voyage that the answer began. */
  readonly deed: Deed | undefined;
  readonly fought: Fought | undefined;
}

/** Plays an answer, and then at random until the action is over. */
export function playAnswer(s: State, seat: Seat, move: Move, chance: Chance): Sequel {
  const state = s.clone();
  const events: Event[] = [];
  let fought: Fought | undefined;
  playOn(state, seat, move, chance, (event) => {
    if (!isTraced(event)) return false;
    if (event.e === 'battle-result') fought ??= foughtOut(state, event.winner, move);
    events.push(event);
    return events.length > 1 && endsDeed(event);
  });
  return { events, deed: move.kind === 'sail' ? deedOf(placeOf(s, s.ship), events) : undefined, fought };
}

function foughtOut(s: State, winner: ShipName | null, move: Move): Fought {
  const attacker = shipName(s, s.ship);
  return {
    powder: s.attackPowder,
    against: s.defenceFace === NO_ROLL ? undefined : s.defencePowder,
    result: winner === null ? 'tie' : winner === attacker ? 'win' : 'loss',
    sabre: move.kind !== 'reroll' && sabreOwner(s) !== NO_FOE,
  };
}

/** A turn as it was played: its deeds, and whether before each of them things stood as when the card was picked. */
interface Turn {
  readonly deeds: readonly Deed[];
  readonly since: readonly Since[];
}

/** Picks a card, and plays at random until the seat has had its turn. */
export function playTurn(s: State, seat: Seat, move: Move, chance: Chance): Turn {
  const state = s.clone();
  const events: Event[] = [];
  let before: string | undefined;
  playOn(state, seat, move, chance, (event) => {
    if (!isTraced(event)) return false;
    if (before === undefined) {
      if (event.e === 'turn' && event.seat === seat) before = standing(state, seat);
      return false;
    }
    events.push(event);
    return event.e === 'turn' || event.e === 'captain' || event.e === 'end';
  });
  const deeds = deedsOf(seat, placeOf(s, seat), events);
  const since: Since = before === standing(s, seat) ? 'unchanged' : 'changed';
  const isCalm = events.every(({ e }) => e !== 'battle' && e !== 'treasure');
  return { deeds, since: [since, isCalm ? since : 'changed'] };
}

/** Plays a move and then random ones until what is told is enough, or the game is over. */
function playOn(
  state: State,
  seat: Seat,
  move: Move,
  chance: Chance,
  isEnough: (event: Event) => boolean,
): void {
  let done = false;
  const tell = (event: Event): void => {
    done ||= isEnough(event);
  };
  jamaica.apply(state, seat, move, chance, tell);
  while (!done && jamaica.toAct(state) !== 0) {
    const next = lowest(jamaica.toAct(state));
    jamaica.apply(state, next, randomMove(jamaica, state, next, [], chance), chance, tell);
  }
}

function placeOf(s: State, ship: number): SpaceId {
  return s.rules.course.ids[s.ships[ship].at];
}

/** All that the foresight of a card reads: where everybody is, what is aboard, and which lairs are full. */
function standing(s: State, seat: Seat): string {
  const { holds, up } = s.ships[seat];
  return JSON.stringify([s.ships.map(({ at }) => at), holds, up, s.lairs]);
}
