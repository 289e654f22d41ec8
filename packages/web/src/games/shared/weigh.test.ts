import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Look } from '../contract/look.svelte.ts';
import { grouped } from './grouped.ts';
import { after } from './news.ts';
import { weigh, type Press } from './weigh.ts';

class PointedEvent extends Event {
  readonly pointerType: string;

  constructor(kind: string, pointerType: string) {
    super(kind);
    this.pointerType = pointerType;
  }
}

beforeAll(() => void vi.stubGlobal('PointerEvent', PointedEvent));
afterAll(() => void vi.unstubAllGlobals());

function button(press?: Press) {
  const look = new Look();
  const given: string[] = [];
  const element = new EventTarget();
  const remove = weigh(look, 'sail 5', () => given.push('sail 5'), press)(element as unknown as HTMLElement);
  const fire = (kind: string, pointer = 'mouse') => element.dispatchEvent(new PointedEvent(kind, pointer));
  return { look, given, fire, remove: remove as () => void };
}

describe('a button that stands for an answer', () => {
  test('shows what it would bring while a mouse or the keyboard is on it', () => {
    const { look, fire } = button();
    for (const [on, off] of [
      ['focus', 'blur'],
      ['pointerenter', 'pointerleave'],
      ['pointermove', 'pointerleave'],
    ] as const) {
      fire(on);
      expect(look.move, on).toBe('sail 5');
      fire(off);
      expect(look.move, off).toBeUndefined();
    }
  });

  test('does not take a finger for a mouse that hovers', () => {
    const { look, fire } = button();
    fire('pointerenter', 'touch');
    expect(look.move).toBeUndefined();
    look.at('sail 5');
    fire('pointerleave', 'touch');
    expect(look.move).toBe('sail 5');
  });

  test('gives the answer to a mouse at once, to a finger with the second tap', () => {
    const mouse = button();
    mouse.fire('click');
    expect(mouse.given).toEqual(['sail 5']);
    const finger = button();
    finger.fire('click', 'touch');
    expect([finger.given, finger.look.picked]).toEqual([[], 'sail 5']);
    finger.fire('click', 'touch');
    expect(finger.given).toEqual(['sail 5']);
  });

  test('may give at once, or only pick, whatever presses it', () => {
    const gives = button('gives');
    gives.fire('click', 'touch');
    expect(gives.given).toEqual(['sail 5']);
    const picks = button('picks');
    picks.fire('click');
    expect([picks.given, picks.look.picked]).toEqual([[], 'sail 5']);
  });

  test('is forgotten when it is gone', () => {
    const { look, fire, given, remove } = button();
    fire('focus');
    remove();
    expect(look.move).toBeUndefined();
    fire('click');
    expect(given).toEqual([]);
  });
});

test('things are grouped by name, in the order in which the names came up', () => {
  expect(grouped(['boat', 'ship', 'bay', 'sea'], (word) => word[0] ?? '')).toEqual([
    ['boat', 'bay'],
    ['ship', 'sea'],
  ]);
});

test('what comes after so many may begin in the middle of a moment', () => {
  const moments = [['a', 'b'], [], ['c', 'd', 'e']];
  expect([0, 1, 3, 5, 9].map((known) => after(known, moments).join(''))).toEqual([
    'abcde',
    'bcde',
    'de',
    '',
    '',
  ]);
});
