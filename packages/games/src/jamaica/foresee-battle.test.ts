import { forEachCourse, lowest } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import type { PowderOdds } from './facts.ts';
import { foresee } from './foresee.ts';
import { meetingOdds } from './foresee-battle.ts';
import { jamaica } from './index.ts';
import { parseMove } from './moves.ts';
import { battleOdds, type Odds, type SabreHand } from './odds.ts';
import { firstEdition } from './rulesets.ts';
import { ATTACKER, DEFENDER, duel, encounter, FAMILY, fieldOf, JAMAICA } from './testing/duel.ts';
import { haunt } from './testing/haunt.ts';
import { scene, type Lot } from './testing/scene.ts';
import { face, type Table } from './testing/table.ts';
import type { ShipName } from './types.ts';

const armed: Lot = { holds: ['powder 2'] };
const sabre: Lot = { holds: ['powder 2'], up: ['sarans-sabre'] };

function oddsOf(table: Table, seat: number, text: string): PowderOdds[] {
  const { possible } = foresee(table.view(seat), parseMove(text)!);
  return possible.flatMap((fact) => (fact.fact === 'odds' ? fact.table : []));
}

function amounts(odds: readonly PowderOdds[]): [number, number][] {
  return odds.map(({ powder, against }) => [powder, against]);
}

/** The odds after an answer, if all who are asked commit this much powder: every course of luck, played. */
function played({ state }: Table, seat: number, text: string, answer: number, attacker: ShipName): Odds {
  const odds = { win: 0, tie: 0, loss: 0 };
  let winner: ShipName | null = null;
  forEachCourse(
    (chance) => {
      const next = state.clone();
      let isOver = false;
      const play = (who: number, move: string): boolean =>
        jamaica.apply(next, who, parseMove(move)!, chance, (event) => {
          if (event.e !== 'battle-result' || isOver) return;
          isOver = true;
          winner = event.winner;
        });
      play(seat, text);
      while (!isOver) play(lowest(jamaica.toAct(next)), `powder ${answer}`);
    },
    (probability) => (odds[winner === null ? 'tie' : winner === attacker ? 'win' : 'loss'] += probability),
  );
  return odds;
}

function expectPlayed(table: Table, seat: number, text: string, attacker: ShipName = ATTACKER): void {
  const odds = oddsOf(table, seat, text);
  expect(odds).not.toEqual([]);
  for (const row of odds) {
    const met = played(table, seat, text, row.against, attacker);
    for (const part of ['win', 'tie', 'loss'] as const) expect(row[part]).toBeCloseTo(met[part], 12);
  }
}

describe.each(FAMILY)('a battle is foreseen in %s', (ruleset) => {
  it('BAT-3 by the attacker, for his powder against every answer', () => {
    const table = duel(ruleset, { attacker: armed, defender: armed });
    expect(amounts(oddsOf(table, ATTACKER, 'powder 1'))).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
    for (const n of [0, 1, 2]) expectPlayed(table, ATTACKER, `powder ${n}`);
    expect(foresee(table.view(ATTACKER), parseMove('powder 1')!).certain).toEqual([]);
  });

  it('BAT-4 by the defender, who has seen the attack', () => {
    const table = duel(ruleset, { attacker: armed, defender: armed }).play(ATTACKER, 'powder 1', face(4));
    expect(amounts(oddsOf(table, DEFENDER, 'powder 2'))).toEqual([[1, 2]]);
    for (const n of [0, 1, 2]) expectPlayed(table, DEFENDER, `powder ${n}`);
  });

  it('BAT-1 against each of several ships, for every amount of powder on both sides', () => {
    const { lair } = fieldOf(ruleset);
    const table = encounter(ruleset, { attacker: armed }, 4)
      .ship(3, { at: lair, holds: ['powder 1'] })
      .acting();
    const { certain } = foresee(table.view(ATTACKER), parseMove('fight 3')!);
    expect(certain).toEqual([{ fact: 'meets', to: lair, ships: [3] }]);
    expect(amounts(oddsOf(table, ATTACKER, 'fight 3'))).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ]);
    expect(amounts(oddsOf(table, ATTACKER, 'fight 2'))).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
  });
});

describe.each(JAMAICA)('powers are foreseen in %s', (ruleset) => {
  const unarmed = (hand: SabreHand): Odds =>
    battleOdds({ die: firstEdition.battleDie, attack: 0, defence: 0, sabre: hand });

  it('T-BETH the two of Lady Beth are added on either side', () => {
    const beth: Lot = { ...armed, up: ['lady-beth'] };
    expectPlayed(duel(ruleset, { attacker: beth, defender: armed }), ATTACKER, 'powder 0');
    expectPlayed(duel(ruleset, { attacker: armed, defender: beth }), ATTACKER, 'powder 0');
  });

  it('GHO-6 also those of the ghost', () => {
    expectPlayed(haunt(ruleset, { prey: armed }, face(6)), 0, 'powder 2', 'ghost');
  });

  it('GHO-8 also where it is picked among others', () => {
    const table = scene(ruleset, 2)
      .emptied(4)
      .ship(0, { at: 3, holds: [] })
      .ship(1, { at: 4, holds: [], down: ['+3'] })
      .ship('ghost', { at: 4 })
      .pick(0, 'forward/food')
      .acting();
    const die = firstEdition.battleDie;
    const odds = battleOdds({ die, attack: 0, defence: 2, sabre: 'nobody' });
    expect(oddsOf(table, 0, 'fight ghost')).toEqual([{ powder: 0, against: 0, ...odds }]);
    expect(oddsOf(table, 0, 'fight 1')[0]).toMatchObject(unarmed('nobody'));
  });

  it('T-SABRE the sabre is reckoned with, on whichever side it is', () => {
    const attacking = duel(ruleset, { attacker: sabre, defender: armed });
    expect(oddsOf(attacking, ATTACKER, 'powder 0')[0]).toMatchObject(unarmed('attacker'));
    const defending = duel(ruleset, { attacker: armed, defender: sabre });
    expect(oddsOf(defending, ATTACKER, 'powder 0')[0]).toMatchObject(unarmed('defender'));
  });

  it('T-SABRE an attack rolled again is a battle without the sabre', () => {
    const table = duel(ruleset, { attacker: { up: ['sarans-sabre'] }, defender: armed }, face(4));
    expect(amounts(oddsOf(table, ATTACKER, 'reroll'))).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
    expect(oddsOf(table, ATTACKER, 'reroll')[0]).toMatchObject(unarmed('nobody'));
    expectPlayed(table, ATTACKER, 'reroll');
    table.play(ATTACKER, 'reroll', face(6));
    expectPlayed(table, DEFENDER, 'powder 2');
  });

  it('T-SABRE-2 an attack left standing keeps the sabre for the defence', () => {
    const table = duel(ruleset, { attacker: { up: ['sarans-sabre'] } }, face(10));
    const [{ win }] = oddsOf(table, ATTACKER, 'let stand');
    expect(win).toBeCloseTo(4 / 6 + (2 / 6) * (4 / 6), 12);
  });

  it('T-SABRE-2 after the defence there is one roll more, or none', () => {
    const table = duel(ruleset, { attacker: { up: ['sarans-sabre'] } }, face(10));
    table.play(ATTACKER, 'let stand', face('star'));
    expectPlayed(table, ATTACKER, 'reroll');
    expect(oddsOf(table, ATTACKER, 'let stand')).toEqual([
      { powder: 0, against: 0, win: 0, tie: 0, loss: 1 },
    ]);
  });

  it('T-SABRE used in the morning it can be used again in the evening', () => {
    const table = scene(ruleset, 4)
      .emptied(4)
      .ship(0, { at: 3, holds: [], up: ['sarans-sabre'] })
      .ship(1, { at: 4, holds: [] })
      .ship(2, { at: 5, holds: [] })
      .ship(3, { at: 5, holds: [] })
      .pick(0, 'forward/forward')
      .acting(face(2))
      .play(0, 'reroll', face(4), face(2));
    expect(table.moves(0)).toEqual(['fight 2', 'fight 3']);
    expect(oddsOf(table, 0, 'fight 2')[0]).toMatchObject(unarmed('attacker'));
  });
});

it('BAT-3 the odds of a meeting are known before anybody has sailed', () => {
  const table = scene('jamaica-1', 3)
    .ship(0, armed)
    .ship(1, { ...armed, at: 3, up: ['lady-beth'] })
    .dice(1, 2);
  const odds = meetingOdds(table.picking().view(0), 0, 1);
  expect(amounts(odds)).toEqual([0, 1, 2].flatMap((powder) => [0, 1, 2].map((against) => [powder, against])));
  const battle = { die: firstEdition.battleDie, attack: 2, defence: 3, sabre: 'nobody' } as const;
  expect(odds[7]).toEqual({ powder: 2, against: 1, ...battleOdds(battle) });
});
