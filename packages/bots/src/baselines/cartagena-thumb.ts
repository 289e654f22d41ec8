import { fast } from '@topsail/engine';
import { cartagena, cartagenaRules, type CartagenaView } from '@topsail/games';
import type { Bot } from '../bot.ts';

type State = cartagenaRules.State;
type Move = cartagenaRules.Move;

const { landing, refugeBehind, total } = cartagenaRules;

/** What one more card is worth to an empty hand, to a hand of one, and so on: in spaces. */
const CARD = [9, 8, 7, 6, 5, 3, 1, 0];

/**
 * A rule of thumb, without looking ahead: a card is worth some spaces, fewer the more one has. So take the action that
 * gains most, the rearmost pirate's if there are several, and stop when none gains anything.
 */
export const cartagenaThumb: Bot = {
  choose(view, seed) {
    const state = cartagena.imagine(view as CartagenaView, fast(seed));
    const moves: Move[] = [];
    moves.length = cartagena.legalMoves(state, state.seat, moves);
    return mostGainful(state, moves).text;
  },
};

function mostGainful(state: State, moves: readonly Move[]): Move {
  let best = moves[0];
  let most = -Infinity;
  for (const move of moves) {
    const gain = gainOf(state, move);
    if (gain <= most) continue;
    most = gain;
    best = move;
  }
  return best;
}

function gainOf(state: State, { kind, from, symbol }: Move): number {
  const cards = total(state.hands[state.seat]);
  if (kind === 'stop') return 0;
  if (kind === 'advance') return landing(state.tunnel, state.crowd, from, symbol) - from - worthOf(cards - 1);
  const refuge = refugeBehind(state.crowd, from);
  let gain = refuge - from;
  for (let n = 0; n < state.crowd[refuge]; n++) gain += worthOf(cards + n);
  return gain;
}

/** What one more card is worth to a hand of so many. */
function worthOf(cards: number): number {
  return CARD[Math.min(cards, CARD.length - 1)];
}
