import { SPECTATOR } from '@topsail/engine';
import type { BattleView, ShipView, View } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { typed } from '../../shared/testing/typed.ts';
import { seen } from '../testing/seen.ts';
import { asked } from './asked.ts';

const pending = seen().table.pending;
const food = { good: 'food', count: 3 } as const;
const powder = { good: 'powder', count: 2 } as const;
const full: ShipView['holds'] = [food, food, powder, powder, { good: 'gold', count: 1 }];
const empty: ShipView['holds'] = [null, null, null, null, null];
const bare = { holds: empty, up: [], down: [], tokens: 0 } as const;

type Scene = Parameters<typeof seen>[0];

function ask(question: string, scene: Scene = {}) {
  const { title, reason, ...rest } = asked(seen(scene), question);
  return { title: typed(title), reason: typed(reason), ...rest };
}

describe('dice', () => {
  const dice = { morning: 2, evening: 5, assigned: false };

  test('are set for both halves of the round', () => {
    expect(ask('dice', { table: { dice } })).toEqual({
      title: '2 and 5: which for the morning?',
      reason: 'The other one is for the evening. All ships go by them.',
      others: 'to set the dice',
    });
  });
});

describe('a card', () => {
  test('is picked while others still choose', () => {
    expect(ask('card', { table: { toAct: [0, 1, 2] } })).toEqual({
      title: 'Pick your card',
      reason:
        'Cards are turned up one by one, the captain’s first. Still choosing: Mary Read and Samuel Bellamy.',
      others: 'to pick a card',
    });
    expect(ask('card', { table: { toAct: [0] } }).reason).toBe(
      'Cards are turned up one by one, the captain’s first.',
    );
  });

  test('lies face down once it is picked', () => {
    expect(ask('card', { own: { pick: 'food/forward' } }).title).toBe('Your card lies face down');
  });
});

describe('a load', () => {
  const stow = { ship: 0, cargo: { good: 'gold', count: 4 }, robbed: null } as const;

  test('goes into a hold; where all are full, something goes overboard', () => {
    const packed = ask('stow', { table: { pending: { ...pending, stow } }, ships: { 0: { holds: full } } });
    expect(packed).toEqual({
      title: 'Load 4 gold: which hold?',
      reason: 'No hold is empty: what lies in it goes overboard.',
      others: 'to stow a load',
    });
    const roomy = { holds: [...full.slice(1), null] };
    expect(
      ask('stow', { table: { pending: { ...pending, stow } }, ships: { 0: roomy } }).reason,
    ).toBeUndefined();
    const sixth = { holds: full, sixth: null };
    expect(
      ask('stow', { table: { pending: { ...pending, stow } }, ships: { 0: sixth } }).reason,
    ).toBeUndefined();
  });

  test('that was robbed is loot', () => {
    const robbed = { ...stow, robbed: 2 };
    expect(ask('stow', { table: { pending: { ...pending, stow: robbed } } }).title).toBe(
      'Stow 4 gold: which hold?',
    );
  });
});

describe('a way to sail', () => {
  const dice = { morning: 2, evening: 5, assigned: true };
  const sail = { ahead: [9, 13], astern: [] };
  const evening = { half: 'evening', acting: 0, dice, pending: { ...pending, sail } } as const;

  test('is chosen by the die of its half', () => {
    expect(ask('sail', { table: evening })).toEqual({
      title: 'Evening: sail 5. Which way?',
      reason: 'Choose here, or a lettered space on the board.',
      others: 'to choose a lane',
    });
    expect(ask('sail', { table: { ...evening, half: 'morning' } }).title).toBe('Morning: sail 2. Which way?');
    expect(ask('sail', { ruleset: 'yassa', table: evening }).title).toBe('Lower action: sail 5. Which way?');
  });

  test('may lead back, or be a drift', () => {
    const back = { ...pending, sail: { ahead: [], astern: [9, 13] } };
    expect(ask('sail', { table: { ...evening, pending: back } }).title).toBe(
      'Evening: sail back 5. Which way?',
    );
    const fallen = { ...pending, sail, fallen: true };
    expect(ask('sail', { table: { ...evening, pending: fallen } }).title).toBe('Drifting back. Which way?');
  });

  test('is that of the ghost, whom the captain steers', () => {
    expect(ask('sail', { ghost: true, table: { ...evening, acting: 'ghost' } })).toEqual({
      title: 'The ghost sails 5. Where to?',
      reason: 'You are captain and steer the ghost ship.',
      by: 'ghost',
      others: 'to choose a lane',
    });
  });
});

describe('a price', () => {
  const spend: NonNullable<View['table']['pending']['spend']> = {
    ...{ ship: 0, good: 'food', total: 5, owing: 4, hold: 0 },
    ...{ least: 1, most: 3, open: [], lastLeft: 0 },
  };
  const ships = { 0: { holds: full, sixth: { good: 'food', count: 1 }, at: 1 } } as const;

  test('is told with what lies aboard, in the Sixth Hold too', () => {
    expect(ask('take', { table: { pending: { ...pending, spend } }, ships })).toEqual({
      title: 'Pay 4 food',
      reason: 'This stretch of sea asks 5. You have 7 in 3 holds.',
      others: 'to choose a hold',
    });
    const gold = { ...spend, good: 'gold' } as const;
    expect(
      ask('take', { table: { pending: { ...pending, spend: gold } }, ships: { 0: { ...ships[0], at: 5 } } })
        .reason,
    ).toBe('This port asks 5. You have 1 in 1 hold.');
  });

  test('is powder in a battle', () => {
    const fire = { ...spend, good: 'powder' } as const;
    expect(ask('take', { table: { pending: { ...pending, spend: fire } }, ships })).toMatchObject({
      title: 'Fire with 4 powder',
      reason: 'You have 4 in 2 holds.',
    });
  });
});

const battle: BattleView = {
  ...{ attacker: 0, attackPowder: 3, attackBonus: 2, attackRoll: null },
  ...{ defender: 1, defencePowder: 1, defenceBonus: 0, defenceRoll: null },
  sabreUsed: false,
};

describe('an opponent', () => {
  const at = { at: 7 };

  test('is one of those on the same space', () => {
    const scene: Scene = { table: { acting: 0 }, ships: { 0: at, 1: at, 2: { at: 8 } } };
    expect(ask('fight', scene)).toEqual({
      title: 'Whom do you fight?',
      reason: 'On this space: Mary Read. One of them must be fought.',
      others: 'to choose an opponent',
    });
  });

  test('is chosen for the ghost by the captain', () => {
    const scene: Scene = { ghost: true, table: { acting: 'ghost' }, ships: { 0: at, 1: at, ghost: at } };
    expect(ask('fight', scene)).toMatchObject({
      title: 'Whom does the ghost fight?',
      reason: 'On this space: you and Mary Read. One of them must be fought.',
    });
  });
});

describe('powder', () => {
  test('of the attacker is asked with the guns of the other side, and what is at stake', () => {
    const ships = { 0: { ...bare, holds: full }, 1: { ...bare, holds: full, sixth: powder } };
    expect(ask('powder', { table: { battle }, ships })).toEqual({
      title: 'You attack Mary Read. How much powder?',
      reason:
        'It is spent either way; a star wins at once. Mary Read has 6 powder. If you lose, Mary Read takes 3 food, 2 powder or 1 gold.',
      by: 1,
      others: 'to commit firepower',
    });
  });

  test('of the defender is asked with the number to beat', () => {
    const ships = { 1: { ...bare, sixth: food, up: ['sixth-hold'] } } as const;
    const rolled = { ...battle, attackRoll: 6 } as const;
    expect(ask('powder', { viewer: 1, table: { battle: rolled }, ships })).toMatchObject({
      title: 'Anne Bonny attacks: 11 to beat. How much powder?',
      reason:
        'It is spent either way; a star wins at once. If you lose, Anne Bonny takes 3 food or a treasure.',
      by: 0,
    });
  });

  test('is asked without fear where there is nothing to lose', () => {
    const noStake = ask('powder', { ruleset: 'yassa', table: { battle }, ships: { 0: bare, 1: bare } });
    expect(noStake).toMatchObject({
      title: 'You attack Mary Read. How many cannons?',
      reason: 'They are spent either way. Mary Read has 0 cannons. There is nothing aboard to lose.',
    });
    const token = ask('powder', { table: { battle }, ships: { 0: { ...bare, tokens: 1 } } });
    expect(token.reason).toContain('takes a treasure.');
    const hidden = { ...bare, down: [{ face: 'anything', knownBy: [] }] } as const;
    expect(ask('powder', { table: { battle }, ships: { 0: hidden } }).reason).toContain('takes a treasure.');
  });
});

describe('the sabre', () => {
  const attacked = { ...battle, attackRoll: 8 } as const;
  const defended = { ...attacked, defenceRoll: 4 } as const;

  test('is offered with the last roll and what it comes to', () => {
    expect(ask('sabre', { table: { battle: attacked } })).toEqual({
      title: 'Saran’s Sabre: roll again?',
      reason: 'You rolled an 8: 13 in all.',
      by: 1,
      others: 'to think about Saran’s Sabre',
    });
    expect(ask('sabre', { viewer: 1, table: { battle: attacked } })).toMatchObject({
      reason: 'Anne Bonny rolled an 8: 13 in all.',
      by: 0,
    });
    expect(ask('sabre', { table: { battle: defended } }).reason).toBe('Mary Read rolled a 4: 5 in all.');
    expect(ask('sabre', { viewer: 1, table: { battle: defended } }).reason).toBe('You rolled a 4: 5 in all.');
  });

  test('may undo a star', () => {
    expect(ask('sabre', { table: { battle: { ...battle, attackRoll: 'star' } } }).reason).toBe(
      'The roll is a star.',
    );
  });
});

describe('spoils', () => {
  const over = { ...battle, attackRoll: 8, defenceRoll: 4 } as const;

  test('are chosen with the score, the lower number first', () => {
    expect(ask('spoils', { table: { battle: over, pending: { ...pending, winner: 0 } } })).toEqual({
      title: 'You won! Choose your loot',
      reason: 'Mary Read lost 5 : 13.',
      by: 1,
      others: 'to choose the spoils',
    });
    const turned = { ...over, attackRoll: 2, defenceRoll: 10, attackPowder: 0 } as const;
    expect(
      ask('spoils', { viewer: 1, table: { battle: turned, pending: { ...pending, winner: 1 } } }).reason,
    ).toBe('Anne Bonny lost 4 : 11.');
  });

  test('are those of the ghost, and those of a star', () => {
    const ghost = { ...over, attacker: 'ghost', attackRoll: 'star', defenceRoll: null } as const;
    expect(
      ask('spoils', { ghost: true, table: { battle: ghost, pending: { ...pending, winner: 'ghost' } } }),
    ).toMatchObject({ title: 'The ghost won. Choose its loot', reason: 'A star: Mary Read lost.' });
  });
});

test('a lair asks whether to take its treasure', () => {
  expect(ask('lair')).toEqual({
    title: 'Take the treasure?',
    reason: 'It may be cursed.',
    others: 'to look into the lair',
  });
});

test('no treasure of Yassa is cursed', () => {
  expect(ask('lair', { ruleset: 'yassa' }).reason).toBe('It counts 1 point.');
});

test('who only watches is told the question, too', () => {
  expect(ask('sabre', { viewer: SPECTATOR, table: { battle: { ...battle, attackRoll: 8 } } })).toMatchObject({
    reason: 'Anne Bonny rolled an 8: 13 in all.',
  });
});
