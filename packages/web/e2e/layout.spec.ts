import { expect, type Page } from '@playwright/test';
import { openKept } from './kept.ts';
import { expectLaidOut, expectWholeRivals, logLinesInSight, shareOfBoard } from './layout.ts';
import { test } from './luck.ts';
import { settled } from './table.ts';

interface Screen {
  readonly width: number;
  readonly height: number;
  /** Lines of the log that are always in sight; none where it is behind a button. */
  readonly lines: number;
  /** The language of the second table. */
  readonly language: string;
}

const SCREENS: readonly Screen[] = [
  { width: 1920, height: 1080, lines: 7, language: 'ru' },
  { width: 1440, height: 900, lines: 7, language: 'uk' },
  { width: 1366, height: 768, lines: 3, language: 'pl' },
  { width: 1280, height: 720, lines: 3, language: 'uk' },
  { width: 1024, height: 768, lines: 3, language: 'ru' },
  { width: 844, height: 390, lines: 0, language: 'uk' },
  { width: 390, height: 844, lines: 0, language: 'ru' },
  { width: 360, height: 640, lines: 0, language: 'pl' },
];

const SIX = { record: 'jamaica-2-six', moves: 100 };
const FIVE_CREWS = { record: 'cartagena-tortuga-five', moves: 120 };
const TWO_SHIPS = { record: 'yassa-two', moves: 40 };

/** The half of a phone that belongs to the board while others act. */
const WATCHED = 0.45;
const ASKED = 0.3;

/** A page keeps its game when it is left, and then the next one takes its place. */
async function sitDownAt(page: Page, kept: Parameters<typeof openKept>[1]): Promise<void> {
  await page.goto('about:blank');
  await openKept(page, kept);
}

async function speak(page: Page, language: string): Promise<void> {
  await page.goto(`/?lang=${language}#table-kept`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await settled(page);
}

/** What happened last, once more, held at its first beat. */
async function watch(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await expect(page.locator('.watching')).toBeVisible();
  await page.keyboard.press('p');
}

for (const { width, height, lines, language } of SCREENS) {
  const isUpright = height > width;

  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('board, question, rivals, log and own things are in sight, and nothing lies on anything else', async ({
      page,
    }) => {
      await openKept(page, SIX);
      await expectLaidOut(page);
      await expectWholeRivals(page, 5);
      expect(await logLinesInSight(page)).toBeGreaterThanOrEqual(lines);
      if (isUpright) expect(await shareOfBoard(page)).toBeGreaterThan(ASKED);

      await watch(page);
      await expectLaidOut(page);
      await expectWholeRivals(page, 5);
      if (isUpright) expect(await shareOfBoard(page)).toBeGreaterThanOrEqual(WATCHED);

      await sitDownAt(page, FIVE_CREWS);
      await speak(page, language);
      await expectLaidOut(page);
      await expectWholeRivals(page, 5);

      await sitDownAt(page, TWO_SHIPS);
      await expectLaidOut(page);
      await expectWholeRivals(page, 1);
    });
  });
}
