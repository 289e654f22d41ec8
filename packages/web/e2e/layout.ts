import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './sound.ts';

/** A part of the table, with its place in the window. */
interface Placed {
  readonly part: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What everybody needs in sight: none of it may leave the window or lie on another. */
const PARTS = [
  '.telling > *',
  '.board .window',
  '.sea > .own',
  '.side > .ask > section',
  '.side > .fleet',
  '.side > .log',
];

const SLACK = 1.5;

/** Where the parts are that can be seen. Stands on its own, to be sent into the page. */
function placesOf(parts: readonly string[]): Placed[] {
  return parts.flatMap((part) =>
    [...document.querySelectorAll(part)].flatMap((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return width * height === 0 ? [] : [{ part, left, right, top, bottom }];
    }),
  );
}

function isApart(a: Placed, b: Placed): boolean {
  const isBeside = a.right <= b.left + SLACK || b.right <= a.left + SLACK;
  return isBeside || a.bottom <= b.top + SLACK || b.bottom <= a.top + SLACK;
}

/** Everything has its place on the screen, and nothing lies on anything else. */
export async function expectLaidOut(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const places = await page.evaluate(placesOf, PARTS);
  expect(places.map(({ part }) => part)).toEqual(
    expect.arrayContaining(['.board .window', '.side > .ask > section', '.side > .fleet']),
  );
  const isOutside = ({ left, right, top, bottom }: Placed): boolean =>
    left < -SLACK || top < -SLACK || right > width + SLACK || bottom > height + SLACK;
  const rivals = await page.evaluate(placesOf, ['.fleet article']);
  expect([...places, ...rivals].filter(isOutside)).toEqual([]);
  const clashes = places.flatMap((a, n) =>
    places.slice(n + 1).flatMap((b) => (isApart(a, b) ? [] : [[a, b]])),
  );
  expect(clashes).toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** What of a rival leaves its row, or lies on what stands beside it. Stands on its own, to be sent into the page. */
function crowdedRivals(): string[] {
  return [...document.querySelectorAll('.fleet article')].flatMap((rival) => {
    const row = rival.getBoundingClientRect();
    const cells = [...rival.children]
      .filter((cell) => getComputedStyle(cell).position !== 'absolute')
      .map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const leaving = cells.filter(({ box }) => box.right > row.right + 2 || box.bottom > row.bottom + 2);
    const covering = cells.filter(({ box }, n) =>
      cells
        .slice(n + 1)
        .some(
          ({ box: next }) =>
            box.right > next.left + 2 &&
            next.right > box.left + 2 &&
            box.bottom > next.top + 2 &&
            next.bottom > box.top + 2,
        ),
    );
    return [...leaving, ...covering].map(({ cell }) => `${rival.textContent.trim()}: ${cell.className}`);
  });
}

/** So many rivals are there, each of them whole. */
export async function expectWholeRivals(page: Page, count: number): Promise<void> {
  await expect(page.locator('.fleet article')).toHaveCount(count);
  expect(await page.evaluate(crowdedRivals)).toEqual([]);
}

/** How many lines of the log are seen without scrolling. */
export function logLinesInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const box = document.querySelector('.chapters')?.getBoundingClientRect();
    if (box === undefined) return 0;
    return [...document.querySelectorAll('.chapters [data-line]')].filter((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return top >= box.top - 1 && bottom <= box.bottom + 1;
    }).length;
  });
}

/** How much of the height of the window the board has. */
export async function shareOfBoard(page: Page): Promise<number> {
  const box = await page.locator('.board .window').boundingBox();
  return (box?.height ?? 0) / (page.viewportSize()?.height ?? 1);
}

/** The answers that are seen whole. Stands on its own, to be sent into the page. */
function wholeAnswers(): string[] {
  const foot = document.querySelector('.ask .foot');
  const isWhole = (answer: Element): boolean => {
    const { top, bottom, height } = answer.getBoundingClientRect();
    const isUnderFoot = foot?.contains(answer) === false && bottom > foot.getBoundingClientRect().top + 1;
    let isCut = height === 0 || bottom > innerHeight + 1;
    for (let box = answer.parentElement; box !== null; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      const cuts = getComputedStyle(box).overflowY !== 'visible';
      if (cuts && (top < edge.top - 1 || bottom > edge.bottom + 1)) isCut = true;
    }
    return !isCut && !isUnderFoot;
  };
  return [...document.querySelectorAll<HTMLElement>('.ask [data-move]')]
    .filter(isWhole)
    .map(({ dataset }) => dataset.move ?? '');
}

/** How many answers are seen whole, those behind a tab when it is open, and how many there are. */
export async function answersInSight(page: Page): Promise<{ readonly seen: number; readonly all: number }> {
  const seen = new Set(await page.evaluate(wholeAnswers));
  for (const tab of await page.locator('.ask .tabs > button').filter({ visible: true }).all()) {
    await tab.click();
    for (const answer of await page.evaluate(wholeAnswers)) seen.add(answer);
  }
  return { seen: seen.size, all: await page.locator('.ask [data-move]').count() };
}
