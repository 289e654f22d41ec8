import { SPECTATOR, type Viewer } from '@topsail/engine';
import type { JamaicaEvent } from '@topsail/games';
import { expect, test } from 'vitest';
import { piecesOf, plain } from '../../../words/drawn.ts';
import { typed } from '../../shared/testing/typed.ts';
import { tell } from './tell.ts';

/** The line of the log; Anne Bonny has seat 0, Mary Read 1, Samuel Bellamy 2. */
function said(event: JamaicaEvent, viewer: Viewer = SPECTATOR, ruleset = 'jamaica-2'): string | undefined {
  const line = tell({ ruleset, seats: 3, options: { ghost: 'no' } }, event, viewer);
  return line === undefined ? undefined : typed(plain(line.text));
}

const voyage = { ship: 0, seat: 0, from: 1, to: 5, path: [1, 2, 3, 4, 5], home: false, lap: 0 } as const;
const theft = { e: 'steal-hold', ship: 0, from: 1, seat: 0, hold: 2, resource: 'gold', count: 4 } as const;
const taken = { e: 'steal-treasure', ship: 0, from: 1, seat: 0, knownBy: [0, 1] } as const;
const parts = { powder: 3, bonus: 0, roll: 10 } as const;
const fight = {
  e: 'battle-result',
  space: 9,
  ship: 2,
  against: 0,
  attackParts: parts,
  defenceParts: parts,
} as const;
const gift = { e: 'give-curse', ship: 0, to: 1, seat: 0, place: 0, face: 'down', knownBy: [0] } as const;
const find = { e: 'treasure', ship: 0, space: 4, knownBy: [0] } as const;
const price = { e: 'pay', space: 9, seat: 0, split: [{ hold: 0, n: 3 }], count: 3 } as const;
const whole = { key: 'one', total: 3, done: 3 } as const;

const LINES: readonly (readonly [JamaicaEvent, string])[] = [
  [{ e: 'setup', ruleset: 'jamaica-2', seats: 3, ghost: false }, 'Jamaica, second edition: the race begins'],
  [{ e: 'captain', seat: 1, round: 4 }, 'Round 4: Mary Read is captain'],
  [
    {
      e: 'draw',
      seat: 0,
      cards: [
        ['food', 'forward'],
        ['gold', 'backward'],
      ],
    },
    'Anne Bonny draws “Load food, then sail forward” and “Load gold, then sail back”',
  ],
  [{ e: 'reshuffle', seat: 0 }, 'Anne Bonny shuffles the discard pile into a new deck'],
  [{ e: 'roll', seat: 0, dice: [2, 6] }, 'Anne Bonny rolls 2 and 6'],
  [{ e: 'assign', seat: 0, morning: 6, evening: 2 }, 'Anne Bonny sets 6 for the morning, 2 for the evening'],
  [
    { e: 'turn', seat: 0, card: ['powder', 'forward'] },
    'Anne Bonny reveals “Load powder, then sail forward”',
  ],
  [
    { e: 'load', seat: 0, resource: 'food', count: 3, hold: 1, emptied: null },
    'Anne Bonny loads 3 food into hold 2',
  ],
  [
    { e: 'load', seat: 0, resource: 'food', count: 3, hold: 5, emptied: { good: 'gold', count: 2 } },
    'Anne Bonny dumps 2 gold out of the Sixth Hold and loads 3 food',
  ],
  [
    { e: 'skip-load', seat: 0, resource: 'powder' },
    'Anne Bonny has no hold for more powder: the load is lost',
  ],
  [
    { e: 'move', ...voyage, dir: 'forward' },
    'Anne Bonny sails forward 4 spaces to the port of 3 (39 from home)',
  ],
  [
    { e: 'move', ...voyage, dir: 'backward' },
    'Anne Bonny sails back 4 spaces to the port of 3 (39 from home)',
  ],
  [
    { e: 'move', ...voyage, dir: 'backward', to: 49, lap: -1 },
    'Anne Bonny sails back 4 spaces to the sea of 3 (45 from home)',
  ],
  [{ e: 'move', ...voyage, dir: 'forward', home: true, lap: 1 }, 'Anne Bonny sails the last 4 spaces home'],
  [
    { e: 'move', ...voyage, dir: 'forward', ship: 'ghost', to: 4 },
    'The ghost ship sails forward 4 spaces to the lair (40 from home), steered by Anne Bonny',
  ],
  [{ e: 'home', ship: 0, last: false }, 'Anne Bonny is home!'],
  [{ e: 'home', ship: 0, last: true }, 'Anne Bonny is home! This is the last round'],
  [
    { e: 'shortage', space: 9, seat: 0, resource: 'gold', price: 5, has: 3 },
    'Anne Bonny is short by 2: 5 gold due, 3 aboard',
  ],
  [
    { e: 'shortage-roll', seat: 0, value: 'skull' },
    'Anne Bonny rolls the shortage die: a skull, back to a lair',
  ],
  [
    { e: 'shortage-move', ...voyage, dir: 'backward', path: [5, 4], to: 4 },
    'Anne Bonny drifts back 1 space to the lair (40 from home)',
  ],
  [{ ...price, resource: 'gold', short: false, whole }, 'Anne Bonny pays 3 gold in port'],
  [{ ...price, resource: 'food', short: false, whole }, 'Anne Bonny pays 3 food at sea'],
  [{ ...price, resource: 'food', short: true, whole }, 'Anne Bonny gives up 3 food'],
  [{ ...find, face: 'down' }, 'Anne Bonny finds a treasure'],
  [{ ...find, face: 'down', treasure: '-3' }, 'Anne Bonny finds a cursed treasure, −3'],
  [{ e: 'leave-treasure', ship: 0, space: 4 }, 'Anne Bonny leaves the treasure where it lies'],
  [
    { e: 'battle', space: 9, ship: 0, against: 1, seat: 0, attackBonus: 0, defenceBonus: 0 },
    'Anne Bonny attacks Mary Read',
  ],
  [{ e: 'commit', ship: 0, powder: 4 }, 'Anne Bonny commits 4 powder'],
  [{ e: 'battle-roll', ship: 0, value: 8 }, 'Anne Bonny rolls an 8'],
  [{ e: 'battle-roll', ship: 0, value: 'star' }, 'Anne Bonny rolls a star'],
  [{ e: 'sabre', seat: 0, ship: 1 }, 'Anne Bonny uses Saran’s Sabre: Mary Read rolls again'],
  [{ ...fight, winner: null, attack: 13, defence: 13 }, 'A tie at 13: nobody gains anything'],
  [{ ...fight, winner: 0, attack: 4, defence: 13 }, 'Anne Bonny beats Samuel Bellamy 13 : 4'],
  [{ ...fight, winner: 2, attack: 'star', defence: 13 }, 'A star! Samuel Bellamy beats Anne Bonny'],
  [{ ...fight, winner: 2, attack: 'star', defence: null }, 'A star! Samuel Bellamy beats Anne Bonny'],
  [{ ...fight, winner: 0, attack: 9, defence: 'star' }, 'A star! Anne Bonny beats Samuel Bellamy'],
  [{ ...theft, into: 0, emptied: null }, 'Anne Bonny takes 4 gold from Mary Read into hold 1'],
  [
    { ...theft, into: 0, emptied: { good: 'food', count: 1 } },
    'Anne Bonny dumps 1 food out of hold 1 and takes 4 gold from Mary Read',
  ],
  [
    { ...theft, ship: 'ghost', into: null, emptied: null },
    'The ghost ship throws 4 gold of Mary Read into the sea',
  ],
  [{ ...taken, face: 'up' }, 'Anne Bonny takes a treasure token from Mary Read'],
  [{ ...taken, face: 'down', place: 1 }, 'Anne Bonny takes a hidden treasure from Mary Read'],
  [{ ...taken, face: 'up', treasure: 'lady-beth' }, 'Anne Bonny takes Lady Beth from Mary Read'],
  [
    { ...taken, face: 'up', treasure: 'sixth-hold', contents: null },
    'Anne Bonny takes the Sixth Hold from Mary Read',
  ],
  [
    { ...taken, face: 'up', treasure: 'sixth-hold', contents: { good: 'food', count: 5 } },
    'Anne Bonny takes the Sixth Hold with 5 food from Mary Read',
  ],
  [gift, 'Anne Bonny hands Mary Read a cursed treasure'],
  [{ ...gift, treasure: '-4' }, 'Anne Bonny hands Mary Read a cursed treasure, −4'],
  [{ e: 'no-spoils', ship: 0, seat: 0 }, 'Anne Bonny takes nothing'],
  [
    { e: 'reveal', ship: 0, treasures: ['+3', '-2'] },
    'Anne Bonny turns up a treasure worth 3 and a cursed treasure, −2',
  ],
  [{ e: 'end', scores: [9, 5, 1], ranking: [[0], [1], [2]] }, 'The race is over: Anne Bonny wins'],
  [
    { e: 'end', scores: [9, 9, 1], ranking: [[0, 1], [2]] },
    'The race is over: Anne Bonny and Mary Read share the victory',
  ],
];

test.each(LINES.map(([event, line]) => ({ event, line })))('the log says: $line', ({ event, line }) => {
  expect(said(event)).toBe(line);
});

test('the log speaks to the viewer', () => {
  expect(said({ e: 'end', scores: [9, 9, 1], ranking: [[0, 1], [2]] }, 0)).toContain(
    ': you and Mary Read share',
  );
  expect(said({ e: 'move', ...voyage, dir: 'forward', ship: 'ghost' }, 0)).toContain('with you at the helm');
  expect(said(gift, 1)).toBe('Anne Bonny hands you a cursed treasure');
  expect(said({ ...theft, into: 0, emptied: null }, 0)).toBe('You take 4 gold from Mary Read into hold 1');
});

test('the bay has words of its own', () => {
  expect(said({ e: 'commit', ship: 0, powder: 2 }, SPECTATOR, 'yassa')).toBe('Anne Bonny commits 2 cannons');
  expect(said({ e: 'skip-load', seat: 0, resource: 'gold' }, SPECTATOR, 'yassa')).toContain('more piastres');
});

test('what one hears of others’ cards is no line', () => {
  expect(said({ e: 'drew', seat: 1, count: 1 })).toBeUndefined();
  expect(said({ e: 'picked', seat: 1 })).toBeUndefined();
});

test('a line belongs to the ship it tells of, and knows the space', () => {
  const told = (event: JamaicaEvent) => tell({ ruleset: 'jamaica-2', seats: 3, options: {} }, event, 0);
  expect(told({ e: 'move', ...voyage, dir: 'forward' })).toMatchObject({ by: 0, at: 5 });
  expect(told({ ...price, resource: 'gold', short: false, whole })).toMatchObject({ by: 0, at: 9 });
  expect(told({ ...price, resource: 'food', short: true, whole })).toMatchObject({ by: 0, at: 9 });
  const short = { e: 'shortage', space: 9, seat: 0, resource: 'gold', price: 5, has: 3 } as const;
  expect(told(short)).toMatchObject({ by: 0, at: 9 });
  const attack = {
    e: 'battle',
    space: 9,
    ship: 0,
    against: 1,
    seat: 0,
    attackBonus: 0,
    defenceBonus: 0,
  } as const;
  expect(told(attack)).toMatchObject({ by: 0, at: 9 });
  expect(told({ ...fight, winner: 0, attack: 4, defence: 13 })).toMatchObject({ by: 0, at: 9 });
  expect(told({ ...fight, winner: null, attack: 4, defence: 4 })).toMatchObject({ at: 9 });
  expect(told({ e: 'shortage-move', ...voyage, dir: 'backward', to: 4 })).toMatchObject({ by: 0, at: 4 });
  expect(told({ ...find, face: 'down' })).toMatchObject({ by: 0, at: 4 });
  expect(told({ e: 'leave-treasure', ship: 2, space: 9 })).toMatchObject({ by: 2, at: 9 });
  expect(told({ e: 'captain', seat: 1, round: 4 })).toMatchObject({ by: 1, head: true });
  expect(told({ e: 'roll', seat: 1, dice: [1, 1] })?.head).toBeFalsy();
});

test('a price is drawn with the good of its world', () => {
  const setup = { ruleset: 'yassa', seats: 3, options: {} };
  const line = tell(setup, { e: 'move', ...voyage, to: 'a3', dir: 'forward' }, 0);
  expect(piecesOf(line?.seen ?? '')).toContainEqual({ icons: ['piastre'], number: '2', said: '' });
});
