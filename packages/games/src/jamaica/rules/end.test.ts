import { SPECTATOR } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { jamaica } from '../index.ts';
import { BOARDS } from '../testing/boards.ts';
import { scene, type Card } from '../testing/scene.ts';
import type { Goods, Table } from '../testing/table.ts';

const RICH: Goods[] = ['food 6', 'gold 6'];

function ranks(table: Table) {
  return table.outcome.standings.map(({ entrant, rank, score }) => [entrant, rank, score]);
}

describe.each(BOARDS)('END-1 the first ship home makes this the last round, in $ruleset', (board) => {
  const { ruleset, start, sea, last } = board;
  const homing = (card: Card = 'forward/powder') =>
    scene(ruleset, 3)
      .captain(1)
      .ship(1, { at: last.at, holds: ['food 6', 'gold 2'] })
      .dice(2, 3)
      .pick(1, card);

  it('drops what is left of the turn: a load', () => {
    const table = homing().acting();
    expect(table.ship(1)).toMatchObject({ at: start, home: true });
    expect(table.holds(1)).toEqual(['food 6', 'gold 2', '-', '-', '-']);
    expect(table.told('load').map(({ seat }) => seat)).not.toContain(1);
  });

  it.each(['forward/forward', 'forward/backward'] as const)('and a second move: %s', (card) => {
    const table = homing(card).acting();
    expect(table.told('move').filter(({ ship }) => ship === 1)).toHaveLength(1);
    expect(table.ship(1)).toMatchObject({ at: start, lap: 1 });
  });

  it('lets those who have not acted yet act under the usual rules', () => {
    const table = homing()
      .ship(2, { at: start, holds: RICH })
      .pick(2, 'forward/food')
      .pick(0, 'powder/gold')
      .acting();
    expect(table.told('turn').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(table.holds(0)).toEqual(['food 3', 'gold 3', 'powder 2', 'gold 3', '-']);
    expect(table.ship(2).at).toBe(sea.at);
    expect(table.holds(2)).toEqual(['food 3', 'gold 6', 'food 3', '-', '-']);
  });

  it('asks them what they may choose', () => {
    const table = homing()
      .ship(2, { holds: ['gold 1', 'food 1', 'food 2', 'gold 2', 'gold 3'] })
      .pick(2, 'powder/gold')
      .acting();
    expect(table.asked).toEqual([2]);
    expect(table.question).toBe('stow');
  });

  it('has no outcome before it is played to its end', () => {
    const { state } = homing().picking();
    expect(jamaica.outcome(state)).toBeUndefined();
  });

  it('then nobody draws, the captaincy stays, and the game is over', () => {
    const table = homing().acting();
    expect(table.told('draw')).toEqual([]);
    expect(table.told('captain')).toEqual([]);
    expect([0, 1, 2].map((seat) => table.ship(seat).hand)).toEqual([2, 2, 2]);
    expect(table.view(SPECTATOR).table).toMatchObject({ captain: 1, round: 1, question: 'over', toAct: [] });
    expect(table.outcome).toMatchObject({ reason: 'home', rule: 'END-1' });
    expect(table.refusal(0, 'card gold/gold')).toEqual({ code: 'move/game-over' });
    expect(table.moves(0)).toEqual([]);
  });

  it('ends the round also when the last to act comes home', () => {
    const table = homing().captain(2).acting();
    expect(table.told('turn').map(({ seat }) => seat)).toEqual([2, 0, 1]);
    expect(table.outcome.reason).toBe('home');
  });

  it('is not ended by a ship that only passes the start from behind', () => {
    const table = homing().ship(1, { at: last.at, lap: -1, holds: RICH }).acting();
    expect(table.question).toBe('card');
    expect(table.view(SPECTATOR).table.round).toBe(2);
  });

  it('tells the end with scores and ranking', () => {
    const table = homing().acting();
    expect(table.told('end')).toEqual([{ e: 'end', scores: [-2, 17, -2], ranking: [[1], [0, 2]] }]);
  });
});

describe.each(['jamaica-1', 'jamaica-2'])('END-1 with the ghost, in %s', (ruleset) => {
  it('lets the ghost move after the last player of the last round', () => {
    const table = scene(ruleset, 2)
      .ship(0, { at: 49, holds: RICH })
      .ship(1, { at: 20, holds: [] })
      .ship('ghost', { at: 12 })
      .dice(1, 1)
      .pick(0, 'forward/powder')
      .acting();
    const ships = table.told('move').map(({ ship }) => ship);
    expect(ships).toEqual([0, 'ghost', 'ghost']);
    expect(table.ship('ghost').at).toBe(16);
    expect(table.outcome.reason).toBe('home');
  });
});

describe.each(BOARDS)('END-2 several ships home, in $ruleset', ({ ruleset, last, start }) => {
  const both = (first: Goods[], second: Goods[]) =>
    scene(ruleset, 3)
      .ship(0, { at: last.at, holds: first })
      .ship(2, { at: last.at, holds: second })
      .dice(1, 6)
      .pick(0, 'forward/powder')
      .pick(2, 'forward/food')
      .acting();

  it('both score 15, and the points decide', () => {
    const table = both(['gold 2'], ['gold 4']);
    expect(table.ship(2)).toMatchObject({ at: start, home: true });
    expect(table.holds(2)).toEqual(['gold 4', '-', '-', '-', '-']);
    expect(ranks(table)).toEqual([
      [0, 2, 17],
      [1, 3, -2],
      [2, 1, 19],
    ]);
  });

  it('with equal points they share the victory, no matter who came first', () => {
    expect(ranks(both(['gold 3'], ['gold 1', 'gold 2'])).map(([, rank]) => rank)).toEqual([1, 3, 1]);
  });
});

describe.each(BOARDS)('END-2 a guard stops a game after 200 rounds, in $ruleset', ({ ruleset, sea }) => {
  const inRound = (round: number) =>
    scene(ruleset, 3)
      .round(round)
      .ship(0, { at: sea.at, holds: ['gold 4'] })
      .pick(0, 'food/powder')
      .acting();

  it('is not yet over after 199', () => {
    const table = inRound(199);
    expect(table.view(SPECTATOR).table).toMatchObject({ round: 200, question: 'card' });
  });

  it('scores as usual after 200', () => {
    const table = inRound(200);
    expect(table.outcome).toMatchObject({ reason: 'guard', rule: 'END-2' });
    expect(ranks(table)).toEqual([
      [0, 1, -1],
      [1, 2, -2],
      [2, 2, -2],
    ]);
    expect(table.told('draw')).toEqual([]);
  });

  it('has no other limit', () => {
    expect(inRound(1).view(SPECTATOR).table.round).toBe(2);
    expect(inRound(150).view(SPECTATOR).table.round).toBe(151);
  });
});
