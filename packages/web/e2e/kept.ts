import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Level } from '@topsail/bots';
import { settled } from './table.ts';

/** A golden game of the rules, whole or after so many moves, as the player who moves next sees it. */
interface Kept {
  readonly record: string;
  /** A number of moves at which the record has a check. */
  readonly moves?: number;
  /** Who plays for the others, if not chance. */
  readonly bots?: Level;
}

/** Moments of real games that would take long to come to by clicking. */
export const KEPT = {
  Jamaica: { record: 'jamaica-2-four', moves: 140 },
  'a battle': { record: 'jamaica-2-three-and-ghost', moves: 60 },
  'the result of Jamaica': { record: 'jamaica-2-four' },
  Yassa: { record: 'yassa-four', moves: 90 },
  'the result of Yassa': { record: 'yassa-four' },
  Cartagena: { record: 'cartagena-tortuga-five', moves: 120 },
  'the result of Cartagena': { record: 'cartagena-tortuga-five' },
} as const satisfies Record<string, Kept>;

/** Opens a kept game, as if it had been left there yesterday. */
export async function openKept(
  page: Page,
  kept: Kept,
  pace: 'normal' | 'instant' = 'instant',
): Promise<void> {
  await keep(page, textOf(kept), pace);
  await page.goto('/#table-kept');
  await settled(page);
}

/** Lays a game into the browser, to be found at `#table-kept`. */
export async function keep(page: Page, text: string, pace: 'normal' | 'instant'): Promise<void> {
  const settings = `pace=${pace}`;
  await page.addInitScript(
    (storage) => Object.entries(storage).forEach(([key, value]) => localStorage.setItem(key, value)),
    { 'topsail.game.kept': text, 'topsail.settings': settings },
  );
}

function textOf({ record, moves, bots }: Kept): string {
  const path = new URL(`../../games/records/${record}.txt`, import.meta.url);
  const text = readFileSync(path, 'utf8');
  if (moves === undefined) return `# kept 1 1 over\n# bots random\n${text}`;
  const [, played, hash, seat] = new RegExp(`^(.*\n)check ${moves} (\\w+)\n(\\d) `, 's').exec(text) ?? [];
  return `# kept 1 ${moves} on\n# seat ${seat}\n# bots ${bots ?? 'random'}\n${played}so far ${moves} ${hash}\n`;
}
