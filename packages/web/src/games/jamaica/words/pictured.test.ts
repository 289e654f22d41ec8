import { readFileSync } from 'node:fs';
import { fast, playRandomly, SPECTATOR, type Setup } from '@topsail/engine';
import { jamaica, type JamaicaEvent } from '@topsail/games';
import { expect, test } from 'vitest';
import { must } from '../../../session/testing/answers.ts';
import { piecesOf } from '../../../words/drawn.ts';
import { tell } from './tell.ts';

const sprite = readFileSync(new URL('../../../ui/art/sprite.svg', import.meta.url), 'utf8');

const SETUP: Setup = { ruleset: 'jamaica-2', seats: 3, options: { ghost: 'no' } };

/** The pictures in the line of an event. */
function iconsIn(event: JamaicaEvent, setup = SETUP): readonly string[] {
  const { seen = '' } = tell(setup, event, SPECTATOR) ?? {};
  return piecesOf(seen).flatMap((piece) => (typeof piece === 'string' ? [] : piece.icons));
}

test('dice are drawn as they fell, each kind in its own way', () => {
  expect(iconsIn({ e: 'roll', seat: 0, dice: [5, 2] })).toEqual(['die-5', 'die-2']);
  expect(iconsIn({ e: 'assign', seat: 0, morning: 2, evening: 5 })).toEqual(['die-2', 'die-5']);
  expect(iconsIn({ e: 'battle-roll', ship: 0, value: 10 })).toEqual(['battle-die:10']);
  expect(iconsIn({ e: 'battle-roll', ship: 0, value: 'star' })).toEqual(['battle-star']);
  expect(iconsIn({ e: 'shortage-roll', seat: 0, value: 'skull' })).toEqual(['short-skull']);
});

test('a card that is turned up is drawn with its two orders, and said in words', () => {
  const turned: JamaicaEvent = { e: 'turn', seat: 0, card: ['gold', 'forward'] };
  expect(iconsIn(turned)).toEqual(['sun', 'gold', 'moon', 'ahead']);
  expect(tell(SETUP, turned, SPECTATOR)?.text).toBe('Anne Bonny reveals “Load gold, then sail forward”');
});

test.each(['jamaica-1', 'jamaica-2', 'yassa'])('every picture in the lines of %s exists', (ruleset) => {
  const setup = must(jamaica.checkSetup(ruleset, 4, {}));
  const chance = fast(7);
  const icons = new Set<string>();
  const note = (event: JamaicaEvent): void => iconsIn(event, setup).forEach((icon) => icons.add(icon));
  const state = jamaica.setup(setup, chance, note);
  playRandomly(jamaica, state, chance, 2000, note);
  expect(icons.size).toBeGreaterThan(10);
  for (const icon of icons) expect(sprite).toContain(`<symbol id="${icon.split(':')[0]}"`);
});
