import { describe, expect, it } from 'vitest';
import { toy } from '../toy/game.ts';
import { ROW, SAIL, type ToyMove } from '../toy/state.ts';
import { everySecondTime, checkGames, relisting, type Fault } from './faulty.ts';

const odd = everySecondTime();

/** A move that cannot stand on a line of a record, where a bar begins the rolls. */
const BARRED = { text: 'row | hard' } as unknown as ToyMove;

const faults: Readonly<Record<string, Fault>> = {
  'lists a move twice': {
    change: relisting((moves) => [...moves, moves[0]]),
    told: /a move is listed twice/,
  },
  'lists two moves of one name': {
    change: relisting((moves) => [...moves, { ...ROW }]),
    told: /two moves share a text/,
  },
  'names a move so that no record can hold it': {
    change: {
      ...relisting((moves) => [...moves, BARRED]),
      parseMove: (text) => (text === BARRED.text ? BARRED : toy.parseMove(text)),
    },
    told: /does not fit a line of a record/,
  },
  'takes silence for rowing': {
    change: { parseMove: (text) => toy.parseMove(text === '' ? 'row' : text) },
    told: /a move that is not legal is played/,
  },
  'makes its moves afresh': {
    change: relisting((moves) => moves.map((move) => ({ ...move }))),
    told: /does not read back/,
  },
  'changes the order of moves': {
    change: relisting((moves) => (odd() ? moves.reverse() : moves)),
    told: /the order of moves varies/,
  },
  'adds to what the list held before': {
    change: {
      legalMoves: (state, seat, out) => {
        toy.legalMoves(state, seat, out);
        return out.length;
      },
    },
    told: /listed twice|the order of moves varies/,
  },
  'leaves a seat without a move': {
    change: relisting((moves, { round }) => (round === 3 ? [] : moves)),
    told: /a seat to act has no move/,
  },
  'gives moves when it is over': {
    change: {
      legalMoves: (_state, _seat, out) => {
        [out[0], out[1]] = [ROW, SAIL];
        return 2;
      },
    },
    told: /the game is over, yet a seat has moves/,
  },
  'changes the state when asked': {
    change: relisting((moves, state) => {
      state.round++;
      return moves;
    }),
    told: /asking changes the state/,
  },
  'reads a move from a sloppy text': {
    change: { parseMove: (text) => toy.parseMove(text.trim()) },
    told: /reads from a text that is not its own/,
  },
  'reads a shouted move': {
    change: { parseMove: (text) => toy.parseMove(text.toLowerCase()) },
    told: /reads from a text that is not its own/,
  },
  'cannot read one of its moves': {
    change: { parseMove: (text) => (text === 'dig' ? undefined : toy.parseMove(text)) },
    told: /does not read back/,
  },
};

describe('the suite catches a game that', () => {
  it.each(Object.entries(faults))('%s', (_name, { change, told }) => {
    expect(() => checkGames(change)).toThrow(told);
  });
});
