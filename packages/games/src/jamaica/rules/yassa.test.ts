import { SPECTATOR } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { rulesetOf } from '../rulesets.ts';
import { ATTACKER, duel, isPeace } from '../testing/duel.ts';
import { scene } from '../testing/scene.ts';
import { face } from '../testing/table.ts';

describe('what Yassa lacks and changes', () => {
  it('SET-5 there are six lairs and no treasure cards', () => {
    const { lairs, pile } = scene('yassa', 3).picking().view(SPECTATOR).table;
    expect(lairs).toEqual(['a5', 'c2', 'd4', 'f2', 'g4', 'h5']);
    expect(pile).toBe(0);
    expect(rulesetOf('yassa').treasure.cards).toBe(0);
  });

  it('LAIR-1 a lair gives its token, without luck, for all to see', () => {
    const table = scene('yassa', 3).ship(0, { at: 'a4' }).dice(1, 1).pick(0, 'forward/food').acting();
    expect(table.ship(0)).toMatchObject({ tokens: 1, up: [], down: [] });
    expect(table.told('treasure')).toEqual([
      { e: 'treasure', ship: 0, space: 'a5', face: 'up', knownBy: [] },
    ]);
  });

  it('BAT-9 a winner has no curse to give and no card to take, only holds and tokens', () => {
    const table = duel(
      'yassa',
      { attacker: { tokens: 2 }, defender: { holds: ['gold 2'], tokens: 1 } },
      face(5),
      face(1),
    );
    expect(table.moves(ATTACKER)).toEqual(['rob hold 0', 'rob token', 'take nothing']);
    expect(table.refusal(ATTACKER, 'curse -2')).toMatchObject({ code: 'move/illegal', rule: 'BAT-9' });
    expect(table.refusal(ATTACKER, 'rob lady-beth')).toMatchObject({ code: 'move/illegal' });
  });

  it('BAT-14 a token alone is booty enough to be asked', () => {
    const table = duel('yassa', { defender: { tokens: 1 } }, face(5), face(1));
    expect([table.question, table.asked]).toEqual(['spoils', [ATTACKER]]);
    expect(isPeace(table.play(ATTACKER, 'rob token'))).toBe(true);
  });

  it('BAT-7 the highest face does not win by itself', () => {
    const table = duel('yassa', { defender: { holds: ['powder 2'] } }, face(6));
    table.play(2, 'powder 2', face(5));
    expect(table.told('battle-result')[0]).toMatchObject({ winner: 2, attack: 6, defence: 7 });
  });

  it('BAT-13 where the space of a shortage is occupied, the battle comes first and then the payment', () => {
    const table = scene('yassa', 3)
      .ship(0, { at: 'd2', holds: ['gold 4'] })
      .ship(1, { at: 'd2', holds: [] })
      .dice(1, 1)
      .pick(0, 'forward/food')
      .acting(face(3), face(3));
    const told = table.effects.map(({ e }) => e);
    expect(told.slice(1, 9)).toEqual([
      'move',
      'shortage',
      'pay',
      'shortage-move',
      'battle',
      'battle-roll',
      'battle-roll',
      'battle-result',
    ]);
    expect(told[9]).toBe('pay');
    expect(table.told('pay')[1]).toMatchObject({ resource: 'gold', count: 4, short: false });
  });
});
