import { describe, expect, it } from 'vitest';
import { cartagena } from '../index.ts';
import { parseMove } from '../moves.ts';
import { counts, scene } from '../testing/table.ts';

describe('C-TURN-1 one to three actions', () => {
  const position = {
    ruleset: 'cartagena-tortuga',
    pirates: [[8, 20], [7]],
    hands: [{ flag: 3, key: 1 }, { hat: 1 }],
    row: ['sabre', 'sabre', 'sabre'],
  } as const;

  it('the first is compulsory', () => {
    expect(scene(position).moves()).not.toContain('stop');
    expect(scene(position).refusal('stop')).toMatchObject({ code: 'move/illegal', rule: 'C-TURN-1' });
  });

  it('after any the player may stop', () => {
    const table = scene(position).play('advance 0 flag');
    expect(table.moves().at(-1)).toBe('stop');
    table.play('stop');
    expect(table.state.seat).toBe(1);
    expect(table.events.slice(1)).toEqual([
      { e: 'stop', seat: 0 },
      { e: 'turn', seat: 1, turn: 2 },
    ]);
    expect(scene(position).play('advance 0 flag').play('retreat 8').play('stop').state.seat).toBe(1);
  });

  it('after the third the turn is over, without a word', () => {
    const table = scene(position).play('advance 0 flag').play('advance 0 key').play('retreat 20');
    expect(table.state).toMatchObject({ seat: 1, actionsLeft: 3, turn: 2 });
    expect(table.told).toEqual(['forward', 'forward', 'back', 'draw', 'turn']);
    expect(table.events.slice(0, 3)).toMatchObject([{ left: 2 }, { left: 1 }, { left: 0 }]);
  });

  it('advances and retreats mix, with one pirate or several', () => {
    const table = scene(position).play('retreat 8').play('advance 7 flag').play('retreat 12');
    expect(table.events.slice(0, 5)).toMatchObject([
      { e: 'back', from: 8, to: 7 },
      { e: 'draw' },
      { e: 'forward', from: 7, to: 12 },
      { e: 'back', from: 12, to: 7 },
      { e: 'draw' },
    ]);
  });

  it('equal pirates and equal cards are one choice', () => {
    expect(scene(position).moves()).toEqual([
      ...['advance 0 flag', 'advance 0 key'],
      ...['advance 8 flag', 'advance 8 key', 'retreat 8'],
      ...['advance 20 flag', 'advance 20 key', 'retreat 20'],
    ]);
  });

  it('is all that is ever asked', () => {
    const { state } = scene(position);
    expect(cartagena.question(state)).toEqual({ kind: 'action', rule: 'C-TURN-1' });
    expect(scene(position).refusal('advance 0 hat', 1)).toMatchObject({
      code: 'move/not-your-turn',
      rule: 'C-TURN-1',
    });
  });

  it('a player who can do no more is stuck, which is not his choice', () => {
    const table = scene({
      ruleset: 'cartagena-jamaica',
      pirates: [[], []],
      hands: [{ flag: 1 }, { key: 1 }],
    });
    table.play('advance 0 flag');
    expect(table.told).toEqual(['forward', 'stuck', 'turn']);
    expect(table.state.seat).toBe(1);
  });
});

describe('C-TURN-2 drawn cards', () => {
  it('are in the hand at once and may be played in the same turn', () => {
    const table = scene({ ruleset: 'cartagena-tortuga', pirates: [[8], [7]], row: ['hat', 'key'] });
    expect(table.moves()).toEqual(['retreat 8']);
    table.play('retreat 8').play('advance 7 hat');
    expect(table.pirates(0).at(-1)).toBe(11);
    expect(table.discard).toEqual(counts({ hat: 1 }));
  });

  it('must all be taken', () => {
    const table = scene({ ruleset: 'cartagena-tortuga', pirates: [[8], [7, 7]], row: ['hat', 'key', 'key'] });
    table.play('retreat 8');
    expect(table.hand(0)).toEqual(counts({ hat: 1, key: 1 }));
    expect(table.row).toEqual(['key']);
  });
});

describe('the words for moves', () => {
  it('are read exactly as written', () => {
    expect(parseMove('advance 9 flag')).toMatchObject({ kind: 'advance', from: 9, symbol: 0 });
    expect(parseMove('retreat 37')).toMatchObject({ kind: 'retreat', from: 37 });
    for (const text of [
      'advance 38 flag',
      'advance 09 flag',
      'advance 9',
      'retreat',
      'Stop',
      'advance 9 gold',
    ]) {
      expect(parseMove(text)).toBeUndefined();
    }
  });

  it('stand for constants', () => {
    expect(parseMove('advance 9 flag')).toBe(parseMove('advance 9 flag'));
    expect(Object.isFrozen(parseMove('stop'))).toBe(true);
  });
});
