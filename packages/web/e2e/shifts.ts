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

/** Sums up what moves by itself and is still seen: how much of the window it takes, times how far it goes. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shown = { shifted: 0 };
    Object.assign(window, { shown });
    const weightOf = ({ previousRect: from, currentRect: to }: Moved): number => {
      if (to.height === 0) return 0;
      const way = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
      const area = from.width * from.height + to.width * to.height;
      return (area / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight));
    };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) for (const moved of sources) shown.shifted += weightOf(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shown: { shifted: number } }).shown.shifted);
}
