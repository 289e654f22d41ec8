import { describe, expect, test } from 'vitest';
import { Look } from '../../contract/look.svelte.ts';
import { typed } from '../../shared/testing/typed.ts';
import { moveOf, seen } from '../testing/seen.ts';
import { pointingOf } from './own-pointing.ts';

const cargo = { good: 'food', count: 3 } as const;
const stow = { ship: 0, cargo: { good: 'gold', count: 2 }, robbed: null } as const;
const view = seen({
  table: {
    dice: { morning: 2, evening: 5, assigned: false },
    pending: { ...seen().table.pending, stow },
  },
  ships: { 0: { holds: [cargo, null, null, null, null] } },
});

function pointing(...texts: readonly string[]) {
  const [look, given] = [new Look(), [] as string[]];
  return { look, given, ...pointingOf(view, texts.map(moveOf), look, (text) => given.push(text)) };
}

describe('things of one’s own panel', () => {
  test('are holds, dice and cards, each with its words', () => {
    const { holds, dice, cards, asked } = pointing('stow 0', 'morning 2', 'morning 5', 'card food/forward');
    expect([...holds!.choices].map(([hold, said]) => [hold, typed(said)])).toEqual([
      [0, 'Into hold 1, dumping 3 food'],
    ]);
    expect([...dice!.choices.keys()]).toEqual([2, 5]);
    expect([...cards!.choices]).toEqual([['food/forward', 'Load food, then sail forward']]);
    expect(asked).toBeUndefined();
    expect(pointing('take 1 from 2', 'take 2 from 2').asked).toBe(2);
  });

  test('are given when they are pressed; what is no answer is not', () => {
    const { given, dice, holds } = pointing('morning 5', 'stow 1');
    dice!.onchoose(5);
    dice!.onchoose(2);
    holds!.onchoose(1);
    expect(given).toEqual(['morning 5', 'stow 1']);
  });

  test('that cost more than they bring are picked first, and given by the second press', () => {
    const { given, holds, look } = pointing('stow 0');
    holds!.onchoose(0);
    expect([given, look.picked]).toEqual([[], 'stow 0']);
    holds!.onchoose(0);
    expect(given).toEqual(['stow 0']);
  });

  test('show what they would bring while the keyboard is on them', () => {
    const { look, dice } = pointing('morning 5');
    const die = new EventTarget();
    dice!.weigh(5)(die as unknown as HTMLElement);
    die.dispatchEvent(new Event('focus'));
    expect(look.move).toBe('morning 5');
  });
});
