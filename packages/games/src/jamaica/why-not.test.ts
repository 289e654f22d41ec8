import { describe, expect, it } from 'vitest';
import { QUESTIONS } from './agenda.ts';
import { parseMove, type MoveKind } from './moves.ts';
import { ATTACKER, DEFENDER, duel, encounter, JAMAICA } from './testing/duel.ts';
import { haunt, hunt, OTHER } from './testing/haunt.ts';
import { scene, type Lot } from './testing/scene.ts';
import { sailing } from './testing/shortfall.ts';
import { face, type Table } from './testing/table.ts';
import { whyNot } from './why-not.ts';

/** One move of every kind. */
const MOVES: Readonly<Record<MoveKind, string>> = {
  dice: 'morning 1',
  card: 'card gold/gold',
  stow: 'stow 0',
  sail: 'sail 9',
  fight: 'fight 0',
  powder: 'powder 30',
  take: 'take 0 from 4',
  reroll: 'reroll',
  'let-stand': 'let stand',
  'rob-hold': 'rob hold 0',
  'rob-treasure': 'rob lady-beth',
  'rob-place': 'rob card 0',
  'rob-blind': 'rob card',
  'rob-token': 'rob token',
  curse: 'curse -2',
  nothing: 'take nothing',
  treasure: 'take treasure',
  leave: 'leave treasure',
};

/** A table at every question, and the kinds of move that answer it. */
const ASKED: readonly [question: string, rule: string, at: () => Table, answers: readonly MoveKind[]][] = [
  ['dice', 'RND-1', () => scene('jamaica-1', 3).dice(5, 2).assigning(), ['dice']],
  ['card', 'RND-2', () => scene('jamaica-1', 3).picking(), ['card']],
  [
    'stow',
    'LOAD-1',
    () => {
      const holds = ['gold 1', 'gold 2', 'gold 3', 'gold 4', 'gold 5'] as const;
      return scene('jamaica-1', 3).ship(0, { holds }).pick(0, 'food/powder').acting();
    },
    ['stow'],
  ],
  ['sail', 'MOVE-2', () => sailing('jamaica-1', { at: 6 }).acting(), ['sail']],
  ['fight', 'BAT-1', () => encounter('jamaica-1', {}, 4).ship(3, { at: 4 }).acting(), ['fight']],
  ['powder', 'BAT-3', () => duel('jamaica-1', { attacker: { holds: ['powder 1'] } }), ['powder']],
  ['take', 'PAY-2', () => sailing('jamaica-1', { at: 1, holds: ['food 5', 'food 4'] }).acting(), ['take']],
  [
    'sabre',
    'T-SABRE',
    () => duel('jamaica-1', { attacker: { up: ['sarans-sabre'] } }, face(4)),
    ['reroll', 'let-stand'],
  ],
  [
    'spoils',
    'BAT-9',
    () => won({}, { holds: ['gold 1'] }),
    ['rob-hold', 'rob-treasure', 'rob-place', 'rob-blind', 'rob-token', 'curse', 'nothing'],
  ],
  ['lair', 'SHORT-7', () => sailing('jamaica-1', { at: 4, holds: [] }).acting(), ['treasure', 'leave']],
  ['over', 'END-1', over, []],
];

/** The attacker has won. */
function won(attacker: Lot, defender: Lot, ruleset = 'jamaica-1'): Table {
  return duel(ruleset, { attacker, defender }, face('star'));
}

function over(): Table {
  const table = scene('jamaica-1', 2).ship(0, { at: 0, lap: 1 }).ship(1, { at: 30 }).dice(1, 1);
  return table.haunting();
}

function rule(table: Table, text: string): string {
  return whyNot(table.state, table.asked[0] ?? 0, parseMove(text)!);
}

describe('the rule that a move would break', () => {
  it.each(ASKED)('%s: what is no answer breaks %s, the rule that asks', (question, asks, at, answers) => {
    const table = at();
    expect(table.question).toBe(question);
    expect(QUESTIONS[table.state.asking].rule).toBe(asks);
    for (const [kind, text] of Object.entries(MOVES))
      if (!answers.includes(kind as MoveKind)) expect([kind, rule(table, text)]).toEqual([kind, asks]);
  });

  it.each([
    ['dice', 'morning 3', 'RND-1'],
    ['card', 'card forward/powder', 'RND-2'],
    ['fight', 'fight 1', 'BAT-1'],
    ['powder', 'powder 2', 'BAT-3'],
    ['take', 'take 4 from 0', 'PAY-2'],
    ['spoils', 'rob token', 'BAT-9'],
  ])('%s: an answer that is not on offer, %s, breaks %s', (question, text, broken) => {
    const [, , at] = ASKED.find(([asked]) => asked === question)!;
    const table = at();
    expect(table.refusal(table.asked[0], text)).toMatchObject({ code: 'move/illegal', rule: broken });
  });
});

describe('LOAD the rule about where to stow', () => {
  const stowing = (...holds: NonNullable<Lot['holds']>) =>
    scene('jamaica-1', 3).ship(0, { holds, sixth: '-' }).pick(0, 'food/powder').acting();

  it('LOAD-4: no hold may be tipped out while one is empty', () => {
    expect(rule(stowing('gold 1', 'gold 2'), 'stow 0')).toBe('LOAD-4');
  });

  it('LOAD-1: of equal empty holds the first is taken', () => {
    expect(rule(stowing('gold 1', 'gold 2'), 'stow 3')).toBe('LOAD-1');
  });

  it('LOAD-2: with none empty, not out of a hold of the same good', () => {
    const mixed = scene('jamaica-1', 3).ship(0, {
      holds: ['food 1', 'gold 1', 'gold 2', 'gold 3', 'food 2'],
    });
    expect(rule(mixed.pick(0, 'food/powder').acting(), 'stow 0')).toBe('LOAD-2');
  });

  it('T-HOLD: not into the hold that only a treasure gives', () => {
    const full = scene('jamaica-1', 3).ship(0, {
      holds: ['powder 1', 'gold 1', 'gold 2', 'gold 3', 'powder 2'],
    });
    expect(rule(full.pick(0, 'food/powder').acting(), 'stow 5')).toBe('T-HOLD');
  });
});

describe('MOVE, SHORT the rule about where to go', () => {
  it('MOVE-1: exactly as far as the die says', () => {
    expect(rule(sailing('jamaica-1', { at: 6 }).acting(), 'sail 9')).toBe('MOVE-1');
  });

  it('SHORT-6: to the first space of each lane, after a shortage', () => {
    const table = sailing('jamaica-1', { at: 14, holds: ['gold 5'] }).acting();
    expect(table.moves(0).toSorted()).toEqual(['sail 11', 'sail 6']);
    expect(rule(table, 'sail 9')).toBe('SHORT-6');
  });
});

describe('BAT the rule about what may be taken', () => {
  const full = ['gold 1', 'gold 2', 'gold 3', 'gold 4', 'gold 5'] as const;

  it('BAT-14: an empty hold is not on offer; BAT-10: nor is one for which there is no room', () => {
    const table = won({ holds: full }, { holds: ['gold 6', '-', 'food 1'] });
    expect(rule(table, 'rob hold 1')).toBe('BAT-14');
    expect(rule(table, 'rob hold 0')).toBe('BAT-10');
  });

  it('BAT-14: it is the loser’s hold that counts, no matter who attacked', () => {
    const fighters = { attacker: { holds: ['-', 'gold 6'] }, defender: { holds: full } } as const;
    const table = duel('jamaica-1', fighters, face(2), face(6));
    expect(table.question).not.toBe('spoils');
    const robbed = { attacker: { holds: ['-', 'gold 6', 'food 1'] }, defender: { holds: full } } as const;
    const asked = duel('jamaica-1', robbed, face(2), face(6));
    expect(asked.asked).toEqual([DEFENDER]);
    expect(rule(asked, 'rob hold 0')).toBe('BAT-14');
    expect(rule(asked, 'rob hold 1')).toBe('BAT-10');
  });

  it('BAT-14: a power the loser has not is not on offer', () => {
    const table = won({ up: ['lady-beth'] }, { holds: ['gold 1'] });
    expect(rule(table, 'rob lady-beth')).toBe('BAT-14');
    expect(rule(table, 'rob morgans-map')).toBe('BAT-14');
    expect(table.refusal(ATTACKER, 'rob lady-beth')).toMatchObject({ code: 'move/illegal', rule: 'BAT-14' });
  });

  it.each(JAMAICA)('%s: BAT-11 for the face-down cards, by the other edition’s way', (ruleset) => {
    const table = won({}, { down: ['+7'] }, ruleset);
    expect(rule(table, ruleset === 'jamaica-1' ? 'rob card' : 'rob card 0')).toBe('BAT-11');
  });

  it('BAT-9: a curse one has not cannot be given', () => {
    expect(rule(won({ down: ['-2'] }, {}), 'curse -3')).toBe('BAT-9');
  });
});

describe('GHO the rule about the ghost', () => {
  it('GHO-2: Lady Beth stays with it, and other powers it has not are just not on offer', () => {
    const table = hunt('jamaica-1', {}, face('star'));
    expect(rule(table, 'rob lady-beth')).toBe('GHO-2');
    expect(rule(table, 'rob morgans-map')).toBe('BAT-14');
  });

  it('GHO-7: it gives no curse, and has none of its own rules for what a loser has not', () => {
    const table = haunt('jamaica-1', { prey: { holds: ['gold 2'] } }, face('star'));
    expect(table.asked).toEqual([OTHER]);
    expect(rule(table, 'curse -4')).toBe('GHO-7');
    expect(rule(table, 'rob lady-beth')).toBe('BAT-14');
  });

  it('BAT-9: a player who beats it may give one, if he has it', () => {
    expect(rule(hunt('jamaica-1', {}, face('star')), 'curse -4')).toBe('BAT-9');
  });
});
