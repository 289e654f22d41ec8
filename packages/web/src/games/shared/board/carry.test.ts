import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { carry } from './carry.ts';

/** A button, and the window that hears the keys. */
function held() {
  const [button, told] = [new EventTarget(), [] as string[]];
  const captured: number[] = [];
  Object.assign(button, { setPointerCapture: (pointer: number) => captured.push(pointer) });
  const release = carry({
    onmove: (x, y) => told.push(`move ${x} ${y}`),
    ondrop: (x, y) => told.push(`drop ${x} ${y}`),
    oncancel: () => told.push('cancel'),
  })(button as unknown as HTMLElement) as () => void;
  button.addEventListener('click', () => told.push('click'));
  const fire = (kind: string, x: number, y: number, more: object = {}) =>
    button.dispatchEvent(
      Object.assign(new Event(kind), { pointerId: 1, button: 0, clientX: x, clientY: y, ...more }),
    );
  return { fire, told, captured, release };
}

const keys = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', keys.addEventListener.bind(keys));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function press(key: string): void {
  keys.dispatchEvent(Object.assign(new Event('keydown'), { key }));
}

describe('a piece', () => {
  test('is carried when the pointer has moved far enough, and put down where it is let go', () => {
    const { fire, told, captured } = held();
    fire('pointerdown', 10, 10);
    fire('pointermove', 14, 14);
    expect([told, captured]).toEqual([[], []]);
    fire('pointermove', 16, 18);
    fire('pointermove', 11, 11);
    fire('pointerup', 30, 40);
    expect(told).toEqual(['move 16 18', 'move 11 11', 'drop 30 40']);
    expect(captured).toEqual([1]);
  });

  test('that is only pressed stays a button', () => {
    const { fire, told } = held();
    fire('pointerdown', 10, 10);
    fire('pointerup', 12, 12);
    fire('click', 12, 12);
    expect(told).toEqual(['click']);
  });

  test('is not pressed by the same gesture, but by the next', () => {
    const { fire, told } = held();
    fire('pointerdown', 10, 10);
    fire('pointermove', 40, 10);
    fire('pointerup', 40, 10);
    fire('click', 40, 10);
    expect(told).not.toContain('click');
    vi.runAllTimers();
    fire('click', 40, 10);
    expect(told.at(-1)).toBe('click');
  });

  test('is not carried by another pointer, nor by another button of the mouse', () => {
    const { fire, told } = held();
    fire('pointermove', 50, 50);
    fire('pointerdown', 10, 10, { button: 2 });
    fire('pointermove', 50, 50);
    fire('pointerdown', 10, 10);
    fire('pointermove', 50, 50, { pointerId: 2 });
    expect(told).toEqual([]);
  });

  test('goes back with Escape, and with no other key', () => {
    const { fire, told } = held();
    fire('pointerdown', 10, 10);
    fire('pointermove', 50, 50);
    press('a');
    expect(told).toEqual(['move 50 50']);
    press('Escape');
    fire('pointerup', 50, 50);
    press('Escape');
    expect(told).toEqual(['move 50 50', 'cancel']);
  });

  test('goes back when the browser takes the pointer away', () => {
    const { fire, told } = held();
    fire('pointerdown', 10, 10);
    fire('pointermove', 50, 50);
    fire('pointercancel', 0, 0);
    expect(told).toEqual(['move 50 50', 'cancel']);
    fire('pointerup', 50, 50);
    expect(told).toHaveLength(2);
  });

  test('is let alone once it is gone', () => {
    const { fire, told, release } = held();
    release();
    fire('pointerdown', 10, 10);
    fire('pointermove', 50, 50);
    expect(told).toEqual([]);
  });
});
