import { SPECTATOR } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { ATTACKER, duel, JAMAICA } from './testing/duel.ts';
import { scene } from './testing/scene.ts';
import { face } from './testing/table.ts';

describe('RND-7 the card of a turn', () => {
  const FULL = { holds: ['gold 1', 'gold 2', 'food 1', 'food 2', 'gold 3'] } as const;

  it('is seen by nobody while all pick', () => {
    expect(scene('yassa', 2).picking().view(0).table.card).toBeNull();
  });

  it.each(['food/powder', 'powder/gold'] as const)('%s is seen by everybody once it is turned up', (card) => {
    const table = scene('yassa', 2).ship(0, FULL).pick(0, card).acting();
    for (const viewer of [0, 1, SPECTATOR] as const) expect(table.view(viewer).table.card).toBe(card);
  });

  it.each(['food/powder', 'powder/gold'] as const)('%s, once picked, is seen by its owner alone', (card) => {
    const table = scene('yassa', 2).pick(0, card).picking().play(0, `card ${card}`);
    expect(table.view(0).own?.pick).toBe(card);
    expect(table.view(1).own?.pick).toBeNull();
    expect(table.view(SPECTATOR).own).toBeNull();
    expect([0, 1].map((seat) => table.ship(seat).picked)).toEqual([true, false]);
  });
});

describe.each(JAMAICA)('BAT-3 a battle in %s', (ruleset) => {
  it('is seen with both rolls once the defender has rolled', () => {
    const table = duel(ruleset, { attacker: { up: ['sarans-sabre'] } }, face(4));
    expect(table.view(SPECTATOR).table.battle).toMatchObject({ attackRoll: 4, defenceRoll: null });
    table.play(ATTACKER, 'let stand', face(6));
    expect(table.view(SPECTATOR).table.battle).toMatchObject({ attackRoll: 4, defenceRoll: 6 });
  });

  it.each([0, 1])('is still seen while the spoils out of hold %i are stowed', (hold) => {
    const table = duel(
      ruleset,
      {
        attacker: { holds: ['gold 1', 'gold 2', 'gold 3', 'gold 4', 'gold 5'] },
        defender: { holds: ['food 1', 'food 2'] },
      },
      face(6),
      face(2),
    );
    table.play(ATTACKER, `rob hold ${hold}`);
    expect(table.question).toBe('stow');
    expect(table.view(SPECTATOR).table.battle).toMatchObject({ attackRoll: 6, defenceRoll: 2 });
  });
});
