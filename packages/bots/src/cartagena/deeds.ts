import { fast } from '@topsail/engine';
import { cartagena, cartagenaRules, type CartagenaView } from '@topsail/games';
import type { Chosen, Deed } from '../deeds/deeds.ts';
import { winningAction } from './finish.ts';

const { landing, refugeBehind } = cartagenaRules;
type State = cartagenaRules.State;
type Move = cartagenaRules.Move;
type Choice = Chosen<CartagenaView, Move>;

/** Spaces further back for the same cards, or less far ahead by the same card: enough for anybody to see. */
const FAR = 4;

/** What nobody does at the table without a reason. */
export const cartagenaDeeds: readonly Deed<CartagenaView, Move>[] = [
  { name: 'does not win though it could', spot: missesWin },
  { name: 'stops with an empty hand, though it could fall back', spot: stopsEmptyHanded },
  { name: 'falls back 4 spaces more than need be for as many cards', spot: fallsFarBack },
  { name: 'advances the same pirate 4 spaces less than another card would', spot: creeps },
];

/** Where everybody is: that much is the same in all that looks like the view. */
function stateOf({ view }: Choice): State {
  return cartagena.imagine(view, fast(1));
}

/** C-END: a turn of up to three actions that surely ends with the sixth pirate aboard; falling back may be part of it. */
function missesWin(choice: Choice): boolean | undefined {
  const state = stateOf(choice);
  if (winningAction(state, fast(1)) === undefined) return undefined;
  const { move } = choice;
  if (move.kind === 'stop') return true;
  cartagena.apply(state, state.seat, move, fast(1));
  return state.ending === undefined && winningAction(state, fast(1)) === undefined;
}

function stopsEmptyHanded({ view, moves, move }: Choice): boolean | undefined {
  const isAsked = view.table.players[view.table.seat].hand === 0 && moves.some(({ kind }) => kind === 'stop');
  return isAsked ? move.kind === 'stop' : undefined;
}

/** C-BACK-1: another pirate would bring as many cards for fewer spaces. */
function fallsFarBack(choice: Choice): boolean | undefined {
  const { moves, move } = choice;
  if (move.kind !== 'retreat' || moves.filter(({ kind }) => kind === 'retreat').length < 2) return undefined;
  const { crowd } = stateOf(choice);
  const retreats = moves.filter(({ kind }) => kind === 'retreat').map(({ from }) => retreatFrom(crowd, from));
  const mine = retreatFrom(crowd, move.from);
  return retreats.some(({ spaces, cards }) => cards >= mine.cards && spaces <= mine.spaces - FAR);
}

function retreatFrom(crowd: readonly number[], from: number): { spaces: number; cards: number } {
  const to = refugeBehind(crowd, from);
  return { spaces: from - to, cards: crowd[to] };
}

/** C-FWD-1: another card of the hand would have taken this very pirate further. */
function creeps(choice: Choice): boolean | undefined {
  const { moves, move } = choice;
  const rivals = moves.filter(({ kind, from }) => kind === 'advance' && from === move.from);
  if (move.kind !== 'advance' || rivals.length < 2) return undefined;
  const { tunnel, crowd } = stateOf(choice);
  const ends = rivals.map(({ symbol }) => landing(tunnel, crowd, move.from, symbol));
  const best = Math.max(...ends);
  if (best - Math.min(...ends) < FAR) return undefined;
  return best - landing(tunnel, crowd, move.from, move.symbol) >= FAR;
}
