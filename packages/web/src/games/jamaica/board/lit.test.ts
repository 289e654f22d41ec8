import { fast, playRandomly, SPECTATOR } from '@topsail/engine';
import { jamaica, type JamaicaEvent } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { must } from '../../../session/testing/answers.ts';
import { tell } from '../words/tell.ts';
import { sheetOf } from './sheets.ts';

/** The space an event happened on, where it says so. */
function spaceIn(event: JamaicaEvent): string | number | undefined {
  if (event.e === 'move' || event.e === 'shortage-move') return event.to;
  return event.e === 'treasure' || event.e === 'leave-treasure' ? event.space : undefined;
}

describe.each(['jamaica-1', 'jamaica-2', 'yassa'])('a line of the log of %s', (ruleset) => {
  const setup = must(jamaica.checkSetup(ruleset, 4, {}));
  const chance = fast(5);
  const events: JamaicaEvent[] = [];
  const state = jamaica.setup(setup, chance, (event) => events.push(event));
  playRandomly(jamaica, state, chance, 2000, (event) => events.push(event));
  const { home, places } = sheetOf(ruleset).layout;
  const lights = (kind: JamaicaEvent['e']) =>
    events.flatMap((event) => (event.e === kind ? [tell(setup, event, SPECTATOR)?.at] : []));

  test('lights the space it names, and the board has it', () => {
    const named = events.filter((event) => spaceIn(event) !== undefined);
    expect(named.length).toBeGreaterThan(20);
    for (const event of named) {
      const { at } = tell(setup, event, SPECTATOR) ?? {};
      expect(at).toBe(spaceIn(event));
      expect([...places.keys()]).toContain(at);
    }
  });

  test('that brings a ship home lights the harbour', () => {
    expect(lights('home').length).toBeGreaterThan(0);
    expect(new Set(lights('home'))).toEqual(new Set([home]));
  });

  test('that tells of a battle lights the space of the challenge', () => {
    const kinds = ['commit', 'battle-roll', 'steal-hold', 'steal-treasure', 'give-curse', 'no-spoils'];
    const told = events.filter(({ e }) => kinds.includes(e)).map((event) => tell(setup, event, SPECTATOR));
    expect(told.length).toBeGreaterThan(10);
    expect(new Set(told.map((line) => line?.there))).toEqual(new Set([true]));
    expect(lights('battle')).not.toContain(undefined);
    expect(lights('battle-result')).not.toContain(undefined);
  });

  test('that names no space lights none', () => {
    expect(new Set([...lights('load'), ...lights('roll'), ...lights('turn')])).toEqual(new Set([undefined]));
  });
});
