import { ranking } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { cartagena } from '../index.ts';
import { scene } from '../testing/table.ts';

describe('C-PASS passing', () => {
  it('happens, unasked, with an empty hand and no legal retreat', () => {
    const table = scene({
      ruleset: 'cartagena-jamaica',
      pirates: [[20], [], []],
      hands: [{ flag: 2 }, {}, { flag: 1 }],
    });
    table.play('advance 0 flag').play('stop');
    expect(table.events.slice(2)).toEqual([
      { e: 'turn', seat: 1, turn: 2 },
      { e: 'pass', seat: 1 },
      { e: 'turn', seat: 2, turn: 3 },
    ]);
    expect(table.state).toMatchObject({ seat: 2, turn: 3, actionsLeft: 3 });
  });

  it('does not with an empty hand alone: he must retreat if he can', () => {
    const table = scene({
      ruleset: 'cartagena-jamaica',
      pirates: [[20], [], [30]],
      hands: [{ flag: 1 }, { hat: 1 }, {}],
      seat: 1,
    });
    table.play('advance 0 hat');
    expect(table.state.seat).toBe(2);
    expect(table.moves()).toEqual(['retreat 30']);
    expect(table.refusal('pass')).toMatchObject({ code: 'move/illegal', rule: 'C-PASS' });
  });

  it('from the boat he must retreat too, unless the boat is closed', () => {
    const board = { ruleset: 'cartagena-jamaica', pirates: [[20], [37]], hands: [{ flag: 2 }, {}] } as const;
    expect(scene(board).play('advance 20 flag').play('stop').state.seat).toBe(1);
    const closed = scene({ ...board, boatRetreat: 'no' })
      .play('advance 20 flag')
      .play('stop');
    expect(closed.told).toContain('pass');
    expect(closed.state.seat).toBe(0);
  });

  it('is never a choice', () => {
    const table = scene({ ruleset: 'cartagena-jamaica', pirates: [[], []], hands: [{ flag: 1 }] });
    expect(table.moves()).not.toContain('pass');
    expect(table.refusal('pass')).toMatchObject({ rule: 'C-PASS' });
  });

  it('ends the game as drawn when everybody does so in a row', () => {
    const table = scene({
      ruleset: 'cartagena-jamaica',
      pirates: [[], [37], []],
      hands: [{ flag: 1 }],
      boatRetreat: 'no',
    });
    table.play('advance 0 flag');
    expect(table.told.join(' ')).toBe('forward stuck turn pass turn pass turn pass end');
    expect(table.events.at(-1)).toEqual({ e: 'end', ending: 'drawn', ranking: [[0, 1, 2]] });
    expect(table.outcome).toMatchObject({ reason: 'drawn', rule: 'C-PASS' });
    expect(table.outcome.standings.map(({ rank }) => rank)).toEqual([1, 1, 1]);
    expect(cartagena.toAct(table.state)).toBe(0);
    expect(table.moves()).toEqual([]);
  });

  it('begins to count anew whenever somebody acts', () => {
    const table = scene({
      ruleset: 'cartagena-jamaica',
      pirates: [[], [], []],
      hands: [{ flag: 1, hat: 1 }],
    });
    table.play('advance 0 flag').play('stop');
    expect(table.state).toMatchObject({ seat: 0, passes: 2, turn: 4, ending: undefined });
    table.play('advance 0 hat');
    expect(table.state.passes).toBe(0);
  });
});

describe('C-END escaping', () => {
  const table = scene({
    ruleset: 'cartagena-tortuga',
    pirates: [
      [37, 30],
      [37, 37, 37, 37, 37, 36],
      [37, 36, 36, 1],
      [37, 37],
      [30, 37],
    ],
    hands: [{}, { flag: 3 }],
    seat: 1,
  });
  table.play('advance 36 flag');

  it('ends the game at once, in mid-turn', () => {
    expect(table.told).toEqual(['forward', 'end']);
    expect(table.state.actionsLeft).toBe(3);
    expect(cartagena.toAct(table.state)).toBe(0);
    expect(table.refusal('advance 0 flag')).toMatchObject({ code: 'move/game-over' });
    expect(cartagena.whyNot(table.state, 1, cartagena.parseMove('stop')!)).toBe('C-END');
  });

  it('wins, and the others are ranked by boat, then by the sum of positions', () => {
    const order = [[1], [3], [2], [0, 4]];
    expect(table.events.at(-1)).toEqual({ e: 'end', ending: 'escape', ranking: order, winner: 1 });
    expect(table.outcome).toMatchObject({ reason: 'escape', rule: 'C-END' });
    expect(ranking(table.outcome)).toEqual([[1], [3], [2], [0, 4]]);
    expect(table.outcome.standings[1]).toEqual({
      entrant: 1,
      rank: 1,
      score: 6,
      parts: [{ part: 'boat', points: 6 }],
    });
    expect(table.outcome.standings.map(({ rank }) => rank)).toEqual([4, 1, 3, 2, 4]);
  });

  it('does not happen with five in the boat', () => {
    const five = scene({
      ruleset: 'cartagena-tortuga',
      pirates: [[37, 37, 37, 37, 36], []],
      hands: [{ flag: 2 }],
    });
    expect(cartagena.outcome(five.play('advance 36 flag').state)).toBeUndefined();
  });
});

describe('C-END-2 the guard', () => {
  const board = {
    ruleset: 'cartagena-jamaica',
    pirates: [[20], [15, 15], []],
    hands: [{ flag: 2 }, { key: 2 }, { hat: 2 }],
  };

  it('ends the game after 200 turns of each player, and nobody has escaped', () => {
    const table = scene({ ...board, seat: 2, turn: 600 })
      .play('advance 0 hat')
      .play('stop');
    expect(table.events.at(-1)).toEqual({ e: 'end', ending: 'guard', ranking: [[1], [0], [2]] });
    expect(table.outcome).toMatchObject({ reason: 'guard', rule: 'C-END-2' });
  });

  it('not a turn sooner', () => {
    const table = scene({ ...board, seat: 1, turn: 599 })
      .play('advance 0 key')
      .play('stop');
    expect(table.state).toMatchObject({ turn: 600, seat: 2, ending: undefined });
  });

  it('counts turns in which somebody passed', () => {
    const table = scene({ ...board, hands: [{ flag: 1 }, {}, {}], pirates: [[], [], []], turn: 599 });
    table.play('advance 0 flag');
    expect(table.told.join(' ')).toBe('forward stuck turn pass end');
    expect(table.outcome.reason).toBe('guard');
  });
});
