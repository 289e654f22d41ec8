import type { Page } from '@playwright/test';

export const MOST_SHIFT = 0.02;

/** A part of `layout-shift`, which the types of the browser do not know yet. */
interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly Moved[];
}

interface Moved {
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/**
 * Sums up what moves by itself and is still seen: how much of the window it takes, times how far it goes. What moves within
 * half a second of an input does not count. A busy machine may draw so few frames in that time that the answer to the input
 * comes later, so half a second of frames must have passed too.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shown = { shifted: 0 };
    Object.assign(window, { shown });
    const HALF_A_SECOND = 30;
    let frames = 0;
    const count = (): void => {
      frames++;
      requestAnimationFrame(count);
    };
    count();
    for (const input of ['pointerdown', 'click', 'keydown', 'resize'])
      addEventListener(input, () => (frames = 0), { capture: true });
    const weightOf = ({ previousRect: from, currentRect: to }: Moved): number => {
      if (to.height === 0) return 0;
      const way = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
      const area = from.width * from.height + to.width * to.height;
      return (area / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight));
    };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput && frames > HALF_A_SECOND)
          for (const moved of sources) shown.shifted += weightOf(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shown: { shifted: number } }).shown.shifted);
}
