import { seeded } from '@topsail/engine';
import { jamaica, type JamaicaEvent } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { SCORE } from '../../ui/sound/score.ts';
import { client } from './client.ts';
import { concerns } from './concerns.ts';
import { events } from './events.ts';
import { wayToGo } from './words/way-to-go.ts';
import { beatsOf } from './stage/testing.ts';

type Of<Kind extends JamaicaEvent['e']> = Extract<JamaicaEvent, { readonly e: Kind }>;

const voyage = { ship: 'ghost', seat: 1, from: 1, to: 4, home: false, lap: 0, dir: 'forward' } as const;
const move = (...path: readonly number[]): Of<'move'> => ({ e: 'move', ...voyage, path });
const drift: Of<'shortage-move'> = { e: 'shortage-move', ...voyage, path: [5, 4, 3] };
const pay = (done: number, total: number): Of<'pay'> => ({
  ...{ e: 'pay', space: 9, seat: 0, resource: 'food', split: [], count: done, short: false },
  whole: { key: 'one', total, done },
});
const theft: Of<'steal-hold'> = {
  ...{ e: 'steal-hold', ship: 0, from: 2, seat: 0, hold: 1, resource: 'gold', count: 4 },
  ...{ into: 0, emptied: null },
};

describe('how long it is shown', () => {
  test('a longer voyage takes longer, but none for ever', () => {
    const lasts = (path: readonly number[]) => events.move.lasts!(move(...path));
    expect(lasts([1, 2, 3])).toBeGreaterThan(lasts([1, 2]));
    expect(lasts([1, 2, 3, 4]) - lasts([1, 2, 3])).toBe(lasts([1, 2, 3]) - lasts([1, 2]));
    const longest = Array.from({ length: 20 }, (_, n) => n);
    expect(lasts(longest)).toBe(lasts([...longest, 20]));
  });

  test('a payment is seen once, with its last part; one of nothing is not seen', () => {
    const lasts = (done: number, total: number) => events.pay.lasts!(pay(done, total));
    expect([lasts(1, 3), lasts(0, 0)]).toEqual([0, 0]);
    expect(lasts(3, 3)).toBeGreaterThan(0);
  });
});

describe('how much it turned the race', () => {
  test('a drift by its spaces, gold by its coins, other goods by less', () => {
    expect(events['shortage-move'].worth!(drift)).toBe(2);
    expect(events['steal-hold'].worth!(theft)).toBe(4);
    const food = events['steal-hold'].worth!({ ...theft, resource: 'food' });
    expect(food).toBeGreaterThan(0);
    expect(food).toBeLessThan(4);
  });
});

describe('whom it concerns', () => {
  test('a voyage the ship and who steers it, a robbery both sides', () => {
    expect(concerns.move.touches(move(1, 2))).toEqual(['ghost', 1]);
    expect(concerns['shortage-move'].touches(drift)).toEqual(['ghost', 1]);
    expect(concerns['steal-hold'].touches(theft)).toEqual([0, 2]);
    const gift = { e: 'give-curse', ship: 0, to: 2, seat: 0, place: 0, face: 'down', knownBy: [] } as const;
    expect(concerns['give-curse'].touches(gift)).toEqual([0, 2]);
  });

  test('a battle those who fight it, and how it ended everybody in short', () => {
    const battle = { ship: 0, against: 1, seat: 0, attackBonus: 0, defenceBonus: 0 } as const;
    expect(concerns.battle.touches({ e: 'battle', space: 9, ...battle })).toEqual([0, 1]);
    expect(concerns['battle-result'].gist).toBe(true);
    expect(concerns.move.gist).toBe(true);
    expect(concerns.battle.scene).toBe(concerns['steal-hold'].scene);
  });

  test('a question those who are asked, a load its owner, the dice everybody', () => {
    const pending = { agenda: 0, acted: 0, fallen: false };
    expect(concerns.ask.touches({ e: 'ask', question: 'card', rule: 'RND-2', to: [1, 2], pending })).toEqual([
      1, 2,
    ]);
    expect(concerns.reshuffle.touches({ e: 'reshuffle', seat: 2 })).toEqual([2]);
    expect(concerns.home.touches({ e: 'home', ship: 0, last: true })).toBe('all');
    expect(concerns.reveal.touches({ e: 'reveal', ship: 1, treasures: [] })).toEqual([1]);
    expect(concerns.roll.touches({ e: 'roll', seat: 0, dice: [1, 2] })).toBe('all');
  });
});

describe('a race', () => {
  const setup = { ruleset: 'jamaica-2', seats: 2, options: { ghost: 'yes' } };

  test('sounds only of what can be played', () => {
    const kinds: Partial<Record<string, { sound?(event: JamaicaEvent): string }>> = events;
    const beats = beatsOf(setup, 'sounds', 0);
    const heard = new Set(beats.flatMap(({ event }) => kinds[event.e]?.sound?.(event) ?? []));
    expect(heard.size).toBeGreaterThan(10);
    for (const sound of heard) expect(Object.keys(SCORE)).toContain(sound);
  });

  test('is as far for every ship as its way home, for the ghost too', () => {
    const state = jamaica.setup(setup, seeded('distances'));
    const { ships } = jamaica.view(state, 0).table;
    const whole = wayToGo('jamaica-2', ships[0]!);
    expect([...client.distances(state)]).toEqual(ships.map(({ ship }) => [ship, whole]));
  });

  test('is on the turn of who acts', () => {
    const [turn] = beatsOf(setup, 'sounds', 0).filter(({ event }) => event.e === 'turn');
    const [captain] = beatsOf(setup, 'sounds', 0).filter(({ event }) => event.e === 'captain');
    expect(client.onTurn(turn!)).toBe(turn!.event.e === 'turn' ? turn!.event.seat : undefined);
    expect(client.onTurn(captain!)).toBeUndefined();
  });
});
