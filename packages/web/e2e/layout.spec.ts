import { expect, type Page } from '@playwright/test';
import { openKept } from './kept.ts';
import { answersInSight, expectLaidOut, expectWholeRivals, logLinesInSight, shareOfBoard } from './layout.ts';
import { test } from './luck.ts';
import { settled, sitDown } from './table.ts';

interface Screen {
  readonly width: number;
  readonly height: number;
  /** Answers that are seen without scrolling, unless there are fewer. */
  readonly answers: number;
  /** Whether the log is behind a button. */
  readonly isSmall?: true;
}

const ALL = Infinity;
const SCREENS: readonly Screen[] = [
  { width: 1440, height: 900, answers: 5 },
  { width: 1366, height: 768, answers: 4 },
  { width: 1280, height: 720, answers: 3 },
  { width: 1024, height: 768, answers: 3 },
  { width: 844, height: 390, answers: ALL, isSmall: true },
  { width: 390, height: 844, answers: ALL, isSmall: true },
  { width: 360, height: 640, answers: ALL, isSmall: true },
];

/** Lines of the log that are always in sight beside the rivals. */
const LINES = 7;

/** The longest, in which all questions are asked. */
const LONGEST = 'uk';

/** Every kind of question, at tables of two to six. */
const QUESTIONS = {
  'which card': { record: 'jamaica-2-six', moves: 100, rivals: 5 },
  'what to rob': { record: 'jamaica-2-six', moves: 140, rivals: 5 },
  'what to rob of much': { record: 'jamaica-1-two-and-ghost', moves: 150, rivals: 2 },
  'how to pay': { record: 'jamaica-2-six', moves: 230, rivals: 5 },
  'how much powder': { record: 'jamaica-2-six', moves: 200, rivals: 5 },
  'how much of much powder': { record: 'jamaica-1-six', moves: 40, rivals: 5 },
  'which hold': { record: 'jamaica-2-six', moves: 160, rivals: 5 },
  'which way': { record: 'yassa-four', moves: 130, rivals: 3 },
  'which die': { record: 'jamaica-1-two-and-ghost', moves: 200, rivals: 2 },
  'whom to fight': { record: 'jamaica-1-six', moves: 190, rivals: 5 },
  'whether to roll again': { record: 'jamaica-1-three', moves: 50, rivals: 2 },
  'whether to leave a treasure': { record: 'yassa-two', moves: 10, rivals: 1 },
  'whom to curse': { record: 'jamaica-2-three-and-ghost', moves: 180, rivals: 3 },
  'a turn of five crews': { record: 'cartagena-tortuga-five', moves: 120, rivals: 5 },
  'a turn of two crews': { record: 'cartagena-hispaniola-two', moves: 190, rivals: 2 },
  'a turn with 26 answers': { record: 'cartagena-hispaniola-four', moves: 270, rivals: 4 },
} as const;

type Question = keyof typeof QUESTIONS;

/** The questions with the most words are asked in the other languages, too. */
const ALSO: Partial<Readonly<Record<Question, readonly string[]>>> = {
  'which card': ['en', 'pl', 'ru'],
  'what to rob': ['en', 'pl', 'ru'],
  'how much powder': ['ru'],
  'a turn of five crews': ['en', 'pl', 'ru'],
  'which way': ['en', 'pl', 'ru'],
};

/** The half of a phone that belongs to the board while others act. */
const WATCHED = 0.45;
const ASKED = 0.3;

async function speak(page: Page, language: string): Promise<void> {
  await page.goto(`/?lang=${language}#table-kept`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await settled(page);
}

async function onEveryScreen(page: Page, look: (screen: Screen) => Promise<void>): Promise<void> {
  for (const screen of SCREENS)
    await test.step(`${screen.width} × ${screen.height}`, async () => {
      await page.setViewportSize(screen);
      await expect(page.locator('#table-drawer')).toHaveCount(screen.isSmall === true ? 1 : 0);
      await look(screen);
    });
}

test.use({ locale: LONGEST, contextOptions: { reducedMotion: 'reduce' } });

async function expectAllInSight(page: Page, rivals: number): Promise<void> {
  await expect(page.locator('.chapters [data-line]').first()).toBeAttached();
  await onEveryScreen(page, async ({ width, height, answers, isSmall }) => {
    await expectLaidOut(page);
    await expectWholeRivals(page, rivals);
    if (isSmall !== true) await expect.poll(() => logLinesInSight(page)).toBeGreaterThanOrEqual(LINES);
    const { seen, all } = await answersInSight(page);
    expect(seen).toBeGreaterThanOrEqual(Math.min(answers, all));
    if (height > width) expect(await shareOfBoard(page)).toBeGreaterThan(ASKED);
  });
}

for (const question of Object.keys(QUESTIONS) as Question[])
  test(`all of the table has its place on every screen when asked ${question}`, async ({ page }) => {
    const { rivals, ...kept } = QUESTIONS[question];
    await openKept(page, kept);
    await expectAllInSight(page, rivals);
    for (const language of ALSO[question] ?? []) {
      await speak(page, language);
      await expectAllInSight(page, rivals);
    }
  });

for (const question of ['which card', 'a turn of five crews'] as const)
  test(`while something is shown the board is large on every screen: ${question}`, async ({ page }) => {
    const { rivals, ...kept } = QUESTIONS[question];
    await openKept(page, kept);
    await page.keyboard.press('h');
    await expect(page.locator('.watching')).toBeVisible();
    await page.keyboard.press('p');
    await onEveryScreen(page, async ({ width, height }) => {
      await expectLaidOut(page);
      await expectWholeRivals(page, rivals);
      if (height > width) expect(await shareOfBoard(page)).toBeGreaterThanOrEqual(WATCHED);
    });
  });

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('the story of a game of six lies on the board, and the log beside it is whole', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await sitDown(page, '?ruleset=jamaica-2&seats=6&seed=a');
    await expect(page.locator('.board > .opening section')).toBeInViewport({ ratio: 1 });
    await expectLaidOut(page);
    await expect.poll(() => logLinesInSight(page)).toBe(await page.locator('.chapters [data-line]').count());
  });
});
