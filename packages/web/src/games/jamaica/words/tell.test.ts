import { SPECTATOR, type Viewer } from '@topsail/engine';
import type { JamaicaEvent } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { tell } from './tell.ts';

const SETUP = { ruleset: 'jamaica-2', seats: 3, options: { ghost: 'no' } };

function said(...events: readonly JamaicaEvent[]): (string | undefined)[] {
  return events.map((event) => tell(SETUP, event, SPECTATOR)?.text);
}

describe('a payment out of several holds', () => {
  const part = { e: 'pay', space: 9, seat: 0, resource: 'food', short: false } as const;
  const first: JamaicaEvent = {
    ...{ ...part, split: [{ hold: 0, n: 1 }], count: 1 },
    whole: { key: 'one', total: 3, done: 1 },
  };
  const last: JamaicaEvent = {
    ...{ ...part, split: [{ hold: 1, n: 2 }], count: 2 },
    whole: { key: 'one', total: 3, done: 3 },
  };

  test('is told once, whole, when it is done', () => {
    const [nothing, all] = said(first, last);
    expect(nothing).toBeUndefined();
    expect(all).toContain('3');
  });

  test('is not told where there was nothing to pay with', () => {
    const whole = { key: 'one', total: 0, done: 0 };
    expect(said({ ...part, split: [], count: 0, short: true, whole })).toEqual([undefined]);
  });
});

test('powder is told by its amount, none too, and not again hold by hold', () => {
  const whole = { key: 'one', total: 2, done: 2 };
  const [amount, hold, none] = said(
    { e: 'commit', ship: 0, powder: 2 },
    { e: 'powder', ship: 0, split: [{ hold: 2, n: 2 }], total: 2, whole },
    { e: 'commit', ship: 1, powder: 0 },
  );
  expect(amount).toContain('2');
  expect([hold, none]).toEqual([undefined, 'Mary Read commits no powder']);
});

test('the first player at home makes the round the last, which is a heading', () => {
  expect(tell(SETUP, { e: 'home', ship: 0, last: true }, SPECTATOR)).toMatchObject({ head: true });
  const ghost = tell(SETUP, { e: 'home', ship: 'ghost', last: false }, SPECTATOR);
  expect(ghost).toEqual({ text: 'The ghost ship is home!', by: 'ghost', at: 0 });
});

test('a battle is told to the player who fights in it as “you”, on either side', () => {
  const parts = { powder: 3, bonus: 0, roll: 10 };
  const fight: JamaicaEvent = {
    ...{ e: 'battle-result', space: 9, ship: 2, against: 0, winner: 2, attack: 13, defence: 4 },
    ...{ attackParts: parts, defenceParts: { ...parts, powder: 0, roll: 4 } },
  };
  const to = (viewer: Viewer): string | undefined =>
    tell(SETUP, fight, viewer)?.text.replaceAll('\u00a0', ' ');
  expect([to(0), to(1), to(2)]).toEqual([
    'Samuel Bellamy beats you 13 : 4',
    'Samuel Bellamy beats Anne Bonny 13 : 4',
    'You beat Anne Bonny 13 : 4',
  ]);
});

test('a treasure with a power is told with what it does', () => {
  const found = { e: 'treasure', ship: 0, space: 4, face: 'up', knownBy: [], treasure: 'lady-beth' } as const;
  expect(said(found)[0]).toMatch(/finds Lady Beth\. 2\smore firepower/);
});

test('questions and halves of a day have no line', () => {
  const silent: readonly JamaicaEvent[] = [
    {
      ...{ e: 'ask', question: 'card', rule: 'RND-2', to: [0] },
      pending: { agenda: 0, acted: 0, fallen: false },
    },
    { e: 'act', ship: 0, half: 'morning', action: 'gold', die: 3 },
  ];
  expect(said(...silent)).toEqual([undefined, undefined]);
});
