import { SPECTATOR, type Viewer } from '@topsail/engine';
import type { CartagenaEvent } from '@topsail/games';
import { expect, test } from 'vitest';
import { piecesOf, plain } from '../../../words/drawn.ts';
import { typed } from '../../shared/testing/typed.ts';
import { tell } from './tell.ts';

const SETUP = { ruleset: 'cartagena-tortuga', seats: 3, options: {} };

function said(event: CartagenaEvent, viewer: Viewer = SPECTATOR): string | undefined {
  return typed(plain(tell(SETUP, event, viewer).text));
}

const way = { seat: 1, from: 20, to: 26, passed: [], left: 1 } as const;
const drawn = { seat: 1, count: 2, open: true, whole: { total: 2, done: 2 } } as const;
const ending = { e: 'end', ranking: [[1], [0, 2]] } as const;

const LINES: readonly (readonly [CartagenaEvent, string])[] = [
  [{ e: 'setup', variant: 'tortuga', seats: 3, boatRetreat: true }, 'Cartagena: Tortuga – the gate is open'],
  [{ e: 'tunnel', sections: [], symbols: [] }, 'The tunnel is laid out'],
  [{ e: 'first', seat: 1 }, 'Mary Read begins'],
  [{ e: 'turn', seat: 1, turn: 4 }, 'Mary Read’s turn'],
  [{ e: 'stop', seat: 1 }, 'Mary Read ends the turn early'],
  [{ e: 'stuck', seat: 1 }, 'Mary Read can do nothing more'],
  [{ e: 'pass', seat: 1 }, 'Mary Read can do nothing and passes'],
  [{ e: 'row', cards: ['hat', 'key'] }, 'A new row: hat, key'],
  [{ e: 'forward', card: 'hat', ...way }, 'Mary Read plays a hat: forward 6 spaces, 11 from the boat'],
  [{ e: 'back', count: 1, ...way, to: 0 }, 'Mary Read falls back 20 spaces, to the start'],
  [{ e: 'back', count: 1, ...way, to: 12 }, 'Mary Read falls back 8 spaces, 25 from the boat'],
  [{ e: 'deal', ...drawn, count: 6 }, 'Mary Read gets 6 cards'],
  [{ e: 'deal', ...drawn, cards: ['key', 'key'] }, 'Mary Read gets 2 keys'],
  [{ e: 'draw', ...drawn }, 'Mary Read draws 2 cards'],
  [{ e: 'draw', ...drawn, cards: ['hat', 'flag'] }, 'Mary Read draws a flag and a hat'],
  [{ e: 'reshuffle' }, 'The discard pile is shuffled into a new deck'],
  [{ ...ending, ending: 'escape', winner: 1 }, 'The escape is over: Mary Read wins'],
  [{ ...ending, ending: 'drawn' }, 'The escape is over'],
];

test.each(LINES.map(([event, line]) => ({ event, line })))('the log says: $line', ({ event, line }) => {
  expect(said(event)).toBe(line);
});

test('the log speaks to the viewer', () => {
  expect(said({ e: 'turn', seat: 1, turn: 4 }, 1)).toBe('Your turn');
  expect(said({ ...ending, ending: 'escape', winner: 1 }, 1)).toBe('The escape is over: you win');
});

test('a line belongs to a crew and knows its space; turns and endings are headings', () => {
  expect(tell(SETUP, { e: 'forward', card: 'hat', ...way }, 0)).toMatchObject({ by: 1, at: 26 });
  expect(tell(SETUP, { e: 'back', count: 1, ...way, to: 9 }, 0)).toMatchObject({ by: 1, at: 9 });
  expect(tell(SETUP, { e: 'turn', seat: 1, turn: 4 }, 0)).toMatchObject({ by: 1, head: true });
  expect(tell(SETUP, { ...ending, ending: 'drawn' }, 0).head).toBe(true);
  expect(tell(SETUP, { e: 'draw', ...drawn }, 0)).toMatchObject({ by: 1 });
});

test('cards are drawn in their line', () => {
  const seen = tell(SETUP, { e: 'row', cards: ['hat', 'key'] }, 0).seen ?? '';
  expect(piecesOf(seen).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.icons[0]]))).toEqual([
    'hat',
    'key',
  ]);
});
