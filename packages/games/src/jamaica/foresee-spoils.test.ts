import { fast, SPECTATOR } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { foresee, type Foreseen } from './foresee.ts';
import { imagine } from './imagine.ts';
import { parseMove } from './moves.ts';
import type { State } from './state.ts';
import { ATTACKER, BYSTANDER, DEFENDER, duel, encounter, JAMAICA, type Fighters } from './testing/duel.ts';
import { haunt, hunt } from './testing/haunt.ts';
import type { Scene } from './testing/scene.ts';
import { face, type Table } from './testing/table.ts';
import { TREASURES, treasureNames } from './treasures.ts';
import { TREASURE_NAMES, type TreasureName } from './types.ts';
import { rowOf } from './rows.ts';
import { viewOf } from './view.ts';

function foreseen(table: Table, text: string, seat = ATTACKER): Foreseen {
  return foresee(table.view(seat), parseMove(text)!);
}

/** The attacker has won. */
function victory(ruleset: string, fighters: Fighters): Table {
  return duel(ruleset, fighters, face(6), face(4));
}

function won(scene: Scene): Table {
  return scene.acting(face(6), face(4));
}

function mayBe(table: Table, text: string, seat = ATTACKER): readonly string[] {
  return foreseen(table, text, seat).possible.flatMap((fact) =>
    fact.fact === 'may-be' ? fact.treasures : [],
  );
}

describe('a robbed hold is foreseen', () => {
  it('BAT-10 with its contents and the hold they go to', () => {
    const table = victory('jamaica-1', { attacker: { holds: ['food 1'] }, defender: { holds: ['gold 4'] } });
    expect(foreseen(table, 'rob hold 0')).toEqual({
      certain: [
        { fact: 'robs', from: DEFENDER, cargo: { good: 'gold', count: 4 } },
        { fact: 'loads', good: 'gold', count: 4, into: [1] },
      ],
      possible: [],
    });
  });

  it('BAT-10 with what must be thrown out for it', () => {
    const attacker = { holds: ['food 1', 'gold 2', 'gold 3', 'gold 1', 'powder 2'] } as const;
    const table = duel('jamaica-1', { attacker, defender: { holds: ['gold 4'] } });
    table.play(ATTACKER, 'powder 0', face(6), face(4));
    expect(foreseen(table, 'rob hold 0')).toMatchObject({
      certain: [{ fact: 'robs' }, { fact: 'loads', into: [0, 4] }],
      possible: [
        { fact: 'empties', hold: 0, cargo: { good: 'food', count: 1 } },
        { fact: 'empties', hold: 4, cargo: { good: 'powder', count: 2 } },
      ],
    });
    table.play(ATTACKER, 'rob hold 0');
    expect(foreseen(table, 'stow 4')).toEqual({
      certain: [
        { fact: 'loads', good: 'gold', count: 4, into: [4] },
        { fact: 'empties', hold: 4, cargo: { good: 'powder', count: 2 } },
      ],
      possible: [],
    });
  });

  it.each(JAMAICA)('GHO-7 the ghost of %s stows gold and throws the rest into the sea', (ruleset) => {
    const table = haunt(ruleset, { prey: { holds: ['food 2', 'gold 1'] } }, face(6), face(2));
    expect(foreseen(table, 'rob hold 0', 1).certain).toEqual([
      { fact: 'robs', from: 0, cargo: { good: 'food', count: 2 } },
    ]);
    expect(foreseen(table, 'rob hold 1', 1).certain[1]).toEqual({
      fact: 'loads',
      good: 'gold',
      count: 1,
      into: [2],
    });
  });
});

describe('a robbed treasure is foreseen', () => {
  it('BAT-11 by its name when it lies face up', () => {
    const table = victory('jamaica-1', { defender: { up: ['morgans-map'] } });
    expect(foreseen(table, 'rob morgans-map')).toEqual({
      certain: [{ fact: 'robs', from: DEFENDER, treasure: 'morgans-map' }],
      possible: [],
    });
  });

  it('T-HOLD with what lies in the Sixth Hold', () => {
    const table = victory('jamaica-1', { defender: { sixth: 'gold 5' } });
    expect(foreseen(table, 'rob sixth-hold').certain).toEqual([
      { fact: 'robs', from: DEFENDER, cargo: { good: 'gold', count: 5 }, treasure: 'sixth-hold' },
    ]);
  });

  it('T-HOLD with nothing when that hold is empty, and another power never brings its contents', () => {
    const empty = victory('jamaica-1', { defender: { sixth: '-' } });
    expect(foreseen(empty, 'rob sixth-hold').certain).toEqual([
      { fact: 'robs', from: DEFENDER, treasure: 'sixth-hold' },
    ]);
    const laden = victory('jamaica-1', { defender: { sixth: 'gold 5', up: ['morgans-map'] } });
    expect(foreseen(laden, 'rob morgans-map').certain).toEqual([
      { fact: 'robs', from: DEFENDER, treasure: 'morgans-map' },
    ]);
  });

  it('BAT-12 as a token in Yassa', () => {
    const table = victory('yassa', { defender: { tokens: 1 } });
    expect(foreseen(table, 'rob token')).toEqual({
      certain: [{ fact: 'robs', from: DEFENDER }],
      possible: [],
    });
  });

  it.each([
    ['jamaica-1', 'rob card 0'],
    ['jamaica-2', 'rob card'],
  ])('BAT-11 in %s as robbed for certain, whatever it may be', (ruleset, text) => {
    const table = victory(ruleset, { defender: { down: ['+7'] } });
    expect(foreseen(table, text).certain).toEqual([{ fact: 'robs', from: DEFENDER }]);
  });

  it('RND-7 by a spectator, who knows no face', () => {
    const table = victory('jamaica-1', { attacker: { down: ['+5', '-2'] }, defender: { down: ['+7'] } });
    const { possible } = foresee(table.view(SPECTATOR), parseMove('rob card 0')!);
    expect(possible).toEqual([{ fact: 'may-be', treasures: ['+3', '+5', '+7', '-2', '-3', '-4'] }]);
  });

  it('TRE-1 as no power when a player owns it, and as none that lies elsewhere', () => {
    const table = victory('jamaica-1', { attacker: { down: ['+5', '-2'] }, defender: { down: ['+7'] } });
    expect(mayBe(table, 'rob card 0')).toEqual(['+3', '+7', '-3', '-4']);
  });

  it('TRE-4 as what it is to one who has owned it', () => {
    const table = won(
      encounter('jamaica-1', { defender: { down: ['+5', '+7'] } }).formerly(DEFENDER, 1, ATTACKER),
    );
    expect(mayBe(table, 'rob card 1')).toEqual(['+7']);
    expect(mayBe(table, 'rob card 0')).toEqual(['+3', '+5', '+7', '-2', '-3', '-4']);
  });

  it('BAT-11 as any of the row when it is drawn', () => {
    const drawn = encounter('jamaica-2', { defender: { down: ['+5', '-2'] } });
    const table = won(drawn.formerly(DEFENDER, 0, ATTACKER).given(DEFENDER, 1, BYSTANDER));
    expect(mayBe(table, 'rob card')).toEqual(['+5', '-2', '-3', '-4']);
  });

  it('GHO-5 as anything when the ghost found it', () => {
    const table = hunt('jamaica-1', { ghost: { down: ['morgans-map'] } }, face(8), face(2));
    table.state.plain = 0;
    table.state.knownBy.fill(0);
    const names = new Set(TREASURES.filter((name) => name !== 'lady-beth'));
    expect(mayBe(table, 'rob card 0')).toEqual([...names]);
  });

  it('BAT-9 a curse given is foreseen by its name', () => {
    const table = victory('jamaica-1', { attacker: { down: ['-3'] } });
    expect(foreseen(table, 'curse -3').certain).toEqual([{ fact: 'gives', to: DEFENDER, treasure: '-3' }]);
    expect(foreseen(table, 'take nothing')).toEqual({ certain: [], possible: [] });
  });
});

describe('TRE-4 what a card may be is exactly what can be imagined', () => {
  /** The attacker knows two curses, and all know that the third is the defender's. */
  const cursed = () =>
    encounter('jamaica-1', { attacker: { down: ['-2', '-3'] }, defender: { down: ['-4', '+7'] } }).given(
      DEFENDER,
      0,
      BYSTANDER,
    );

  it('a curse lies where all have seen it given, and nowhere else', () => {
    const table = won(cursed());
    expect(mayBe(table, 'rob card 0')).toEqual(['-4']);
    expect(mayBe(table, 'rob card 1')).toEqual(['+3', '+5', '+7']);
    expect([0, 1].map((place) => imaginedIn(table, place))).toEqual([['-4'], ['+3', '+5', '+7']]);
  });

  it('nor in the pile', () => {
    const table = fallenToLair(cursed().ship(DEFENDER, { at: 20 }));
    expect(mayBe(table, 'take treasure')).not.toContain('-4');
    expect(mayBe(table, 'take treasure')).toEqual(imaginedInPile(table));
  });

  it('a curse that one knows leaves the others to be anywhere', () => {
    const table = won(
      encounter('jamaica-1', { defender: { down: ['-2', '-3', '+7'] } })
        .given(DEFENDER, 0, ATTACKER)
        .given(DEFENDER, 1, BYSTANDER),
    );
    expect(mayBe(table, 'rob card 2')).toEqual(['+3', '+5', '+7', '-3', '-4']);
    expect(mayBe(table, 'rob card 2')).toEqual(imaginedIn(table, 2));
  });

  it('what one owns takes no place among what is hidden', () => {
    const table = victory('jamaica-1', {
      attacker: { down: ['+3', '+5', '-2', '-3'] },
      bystander: { down: ['+7'] },
      defender: { down: ['+7', '-4'] },
    });
    expect(mayBe(table, 'rob card 0')).toEqual(['+3', '+7', '-4']);
    expect(mayBe(table, 'rob card 0')).toEqual(imaginedIn(table, 0));
  });

  it('GHO-5 what the ghost found leaves the treasures of players to be in its row', () => {
    const hunter = { down: ['+5', '+7', '-2', '-3'] } as const;
    const ghost = { down: ['morgans-map', '+7', '-4'] } as const;
    const table = hunt('jamaica-1', { hunter, ghost }, face(8), face(2));
    expect(table.ship('ghost').down.map((card) => card.face)).toEqual(['anything', 'anything', 'anything']);
    const names = ['morgans-map', 'sarans-sabre', 'sixth-hold', '+3', '+7', '-4'];
    expect(mayBe(table, 'rob card 0')).toEqual(names);
  });

  /** Everything but the powers is owned by players. */
  const shared = () =>
    encounter('jamaica-1', { bystander: { down: ['+3', '+5', '+7', '-2'] } }).ship(DEFENDER, {
      down: ['+3', '+7', '-3', '-4'],
    });

  it('where players own all the others, the pile has only powers', () => {
    const table = won(shared());
    expect(mayBe(table, 'rob card 0')).toEqual(['+3', '+5', '+7', '-2', '-3', '-4']);
    const fallen = fallenToLair(shared().ship(DEFENDER, { at: 20 }));
    expect(mayBe(fallen, 'take treasure')).toEqual([
      'morgans-map',
      'sarans-sabre',
      'lady-beth',
      'sixth-hold',
    ]);
    expect(mayBe(fallen, 'take treasure')).toEqual(imaginedInPile(fallen));
  });
});

/** The attacker cannot pay and is brought back to a lair. */
function fallenToLair(table: Scene): Table {
  return table.ship(ATTACKER, { at: 9 }).dice(1, 1).pick(ATTACKER, 'forward/food').acting();
}

function imagined(table: Table, look: (s: State) => readonly TreasureName[]): TreasureName[] {
  const view = viewOf(table.state, ATTACKER);
  const found = Array.from({ length: 300 }, (_, seed) => look(imagine(view, fast(seed)))).flat();
  return TREASURE_NAMES.filter((name) => found.includes(name));
}

function imaginedIn(table: Table, place: number): TreasureName[] {
  return imagined(table, (s) => [TREASURES[rowOf(s, s.ships[DEFENDER])[place]]]);
}

function imaginedInPile(table: Table): TreasureName[] {
  return imagined(table, ({ unseen }) => treasureNames(unseen));
}
