import { describe, expect, it } from 'vitest';
import { JAMAICA } from '../testing/duel.ts';
import { approach, haunt, hunt, OTHER, PREY } from '../testing/haunt.ts';
import { scene } from '../testing/scene.ts';
import { face } from '../testing/table.ts';

/** Seats 0 to 3 and the ghost, which meets this prey; who decides for the ghost? */
function deciderFor(captain: number, prey: number, seats: number): number {
  const table = scene('jamaica-2', seats, 'yes').captain(captain).ship('ghost', { at: 22 });
  for (let seat = 0; seat < seats; seat++)
    table.ship(seat, { at: seat === prey ? 24 : 30, holds: ['gold 1'] });
  const [decider] = table.dice(1, 1).haunting(face('star')).asked;
  return decider;
}

describe('GHO-6 how it fights', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it('attacking: without powder, with its +2', () => {
      const table = haunt(ruleset, {}, face(4), face(6));
      expect(table.told('battle')).toMatchObject([{ ship: 'ghost', against: PREY }]);
      expect(table.told('powder')).toEqual([]);
      expect(table.told('battle-result')).toMatchObject([
        { e: 'battle-result', winner: null, attack: 6, defence: 6 },
      ]);
    });

    it('defending: without powder, with its +2, and the ship that finds it must fight (BAT-1)', () => {
      const table = hunt(ruleset, {}, face(6), face(4));
      expect(table.told('battle')).toMatchObject([{ e: 'battle', ship: 0, against: 'ghost', seat: 0 }]);
      expect(table.told('battle-result')).toMatchObject([
        { e: 'battle-result', winner: null, attack: 6, defence: 6 },
      ]);
    });

    it('beside another ship it may be picked as the one to fight (BAT-1)', () => {
      const table = scene(ruleset, 2)
        .emptied(4)
        .ship(0, { holds: [], at: 1 })
        .ship(1, { holds: ['gold 6'], down: ['+3'], at: 4 })
        .ship('ghost', { at: 4 })
        .dice(1, 4)
        .pick(0, 'backward/forward')
        .pick(1, 'forward/food')
        .acting();
      expect(table.moves(0)).toEqual(['fight 1', 'fight ghost']);
      table.play(0, 'fight ghost', face(6), face(4));
      expect(table.told('battle')).toMatchObject([{ e: 'battle', ship: 0, against: 'ghost', seat: 0 }]);
    });

    it('the attacked player may use his powder', () => {
      const table = haunt(ruleset, { prey: { holds: ['powder 3'] } }, face(4));
      expect([table.question, table.asked]).toEqual(['powder', [PREY]]);
      expect(table.view(OTHER).table.battle).toMatchObject({
        attacker: 'ghost',
        attackPowder: 0,
        attackBonus: 2,
        attackRoll: 4,
        defenceBonus: 0,
      });
      table.play(PREY, 'powder 3', face(4));
      expect(table.told('battle-result')[0]).toMatchObject({ winner: PREY, attack: 6, defence: 7 });
    });

    it('its star wins at once, and so does one against it', () => {
      const won = haunt(ruleset, { prey: { holds: ['gold 1'] } }, face('star'));
      expect(won.told('battle-result')[0]).toMatchObject({ winner: 'ghost', attack: 'star', defence: null });
      const lost = haunt(ruleset, {}, face(10), face('star'));
      expect(lost.told('battle-result')[0]).toMatchObject({ winner: PREY, attack: 12, defence: 'star' });
    });

    it.each([0, 1])('with two players the one not fighting decides for it, captain %i or not', (captain) => {
      const table = approach(ruleset, { prey: { holds: ['gold 1'] } })
        .captain(captain)
        .haunting(face('star'));
      expect([table.question, table.asked]).toEqual(['spoils', [OTHER]]);
      table.play(OTHER, 'take nothing');
      expect(table.told('no-spoils')).toEqual([{ e: 'no-spoils', ship: 'ghost', seat: OTHER }]);
    });

    it('when it defends and wins the one not fighting decides for it too', () => {
      const table = hunt(ruleset, { hunter: { holds: ['gold 1'] } }, face(4), face(4));
      expect(table.told('battle-result')[0]).toMatchObject({ winner: 'ghost', attack: 4, defence: 6 });
      expect([table.question, table.asked]).toEqual(['spoils', [1]]);
    });
  });

  it.each([
    ['the captain', 0, 1, 3, 0],
    ['the captain, wherever he sits', 2, 0, 4, 2],
    ['the next in seat order if the captain fights', 1, 1, 4, 2],
    ['the first seat if the captain fights and is the last', 3, 3, 4, 0],
  ])('jamaica-2: with more players it is %s', (_name, captain, prey, seats, decider) => {
    expect(deciderFor(captain, prey, seats)).toBe(decider);
  });
});

describe('GHO-5 its powers sleep', () => {
  describe.each(JAMAICA)('%s', (ruleset) => {
    it('a sabre in its row or before it makes no roll again', () => {
      for (const ghost of [{ down: ['sarans-sabre'] }, { up: ['sarans-sabre'] }] as const) {
        const attack = haunt(ruleset, { ghost }, face(2), face(8));
        expect(attack.told('battle-result')).toHaveLength(1);
        const defence = hunt(ruleset, { ghost: { ...ghost, holds: [] } }, face(2), face(8));
        expect(defence.told('battle-result')).toHaveLength(1);
      }
    });
  });
});

describe('GHO-11 who acts for it', () => {
  it.each([3, 4, 5])('jamaica-2: with %i players it moves after the last, by the captain', (seats) => {
    const table = scene('jamaica-2', seats, 'yes').captain(1).dice(1, 1).acting();
    expect(table.told('turn')).toHaveLength(seats);
    expect([table.question, table.asked, table.view(0).table.acting]).toEqual(['sail', [1], 'ghost']);
  });

  it('jamaica-2: by the captain also when he is home', () => {
    const table = scene('jamaica-2', 3, 'yes')
      .ship(0, { at: 0, lap: 1 })
      .ship(1, { at: 30 })
      .ship(2, { at: 31 })
      .ship('ghost', { at: 30 })
      .dice(2, 1)
      .haunting();
    expect([table.question, table.asked]).toEqual(['sail', [0]]);
  });

  it('jamaica-2: the captain picks its prey, and decides for it against another', () => {
    const table = scene('jamaica-2', 3, 'yes')
      .ship('ghost', { at: 22 })
      .ship(0, { at: 30 })
      .ship(1, { at: 24, holds: ['gold 1'] })
      .ship(2, { at: 24 })
      .dice(2, 1)
      .haunting();
    expect([table.question, table.asked, table.moves(0)]).toEqual(['fight', [0], ['fight 1', 'fight 2']]);
    table.play(0, 'fight 1', face('star'));
    expect([table.question, table.asked]).toEqual(['spoils', [0]]);
    expect(table.told('battle')[0]).toMatchObject({ ship: 'ghost', against: 1, seat: 0 });
  });

  it('jamaica-2: the captain may be its prey; then the next player decides', () => {
    const table = scene('jamaica-2', 3, 'yes')
      .ship('ghost', { at: 22 })
      .ship(0, { at: 24, holds: ['gold 1'] })
      .ship(1, { at: 30 })
      .ship(2, { at: 31 })
      .dice(1, 1)
      .haunting(face('star'));
    expect([table.question, table.asked]).toEqual(['spoils', [1]]);
  });

  it('jamaica-2: attacked by the captain, the next player decides for it', () => {
    const table = scene('jamaica-2', 3, 'yes')
      .emptied(4)
      .ship('ghost', { at: 4 })
      .ship(0, { at: 3, holds: ['gold 1'] })
      .ship(1, { down: ['+3'] })
      .dice(1, 1)
      .pick(0, 'forward/food')
      .acting(face(2), face(2));
    expect([table.question, table.asked]).toEqual(['spoils', [1]]);
  });

  it('jamaica-2: attacked by another, the captain decides for it', () => {
    const table = scene('jamaica-2', 3, 'yes')
      .emptied(4)
      .ship('ghost', { at: 4 })
      .ship(0, { holds: [] })
      .ship(1, { at: 3, holds: ['gold 1'], down: ['+3'] })
      .dice(1, 1)
      .pick(1, 'forward/food')
      .acting(face(2), face(2));
    expect([table.question, table.asked]).toEqual(['spoils', [0]]);
  });

  describe.each(JAMAICA)('%s', (ruleset) => {
    it("its roll is made again under a player's sabre, and the player is asked", () => {
      const table = haunt(ruleset, { prey: { up: ['sarans-sabre'], holds: ['gold 1'] } }, face('star'));
      expect([table.question, table.asked]).toEqual(['sabre', [PREY]]);
      table.play(PREY, 'reroll', face(4), face(2));
      expect(table.told('sabre')).toEqual([{ e: 'sabre', seat: PREY, ship: 'ghost' }]);
      expect(table.told('battle-result')[0]).toMatchObject({ winner: 'ghost', attack: 6, defence: 2 });
      expect(table.asked).toEqual([OTHER]);
    });

    it.each([0, 1])(
      'two players on its space: the one who is not picked decides, here against %i',
      (prey) => {
        const table = scene(ruleset, 2)
          .ship('ghost', { at: 22 })
          .ship(0, { at: 24, holds: ['gold 1'] })
          .ship(1, { at: 24, holds: ['gold 1'] })
          .dice(2, 1)
          .haunting();
        expect([table.question, table.asked]).toEqual(['fight', [0]]);
        table.play(0, `fight ${prey}`, face('star'));
        expect([table.question, table.asked]).toEqual(['spoils', [1 - prey]]);
      },
    );
  });
});
