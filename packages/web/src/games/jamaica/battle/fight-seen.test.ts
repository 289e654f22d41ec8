import { expect, test } from 'vitest';
import { beatsOf } from '../stage/testing.ts';
import { fightSeen } from './fight-seen.ts';

const SETUP = { ruleset: 'jamaica-2', seats: 3, options: { ghost: 'no' } };
const BEATS = beatsOf(SETUP, 'battles', 0);
const ROUND = ['battle', 'commit', 'battle-roll', 'sabre', 'battle-result'];

test('a battle is seen while its events are shown, and goes before its spoils', () => {
  for (const beat of BEATS) {
    const fight = fightSeen({ view: beat.view, heard: [beat.told], beat });
    if (ROUND.includes(beat.event.e)) expect(fight?.number, beat.event.e).toBeGreaterThan(0);
    else if (beat.event.e !== 'powder') expect(fight, beat.event.e).toBeUndefined();
  }
});

test('while it is asked how much powder to commit, the battle is before the eyes of all', () => {
  const asked = BEATS.find(({ event }) => event.e === 'ask' && event.question === 'powder')!;
  expect(fightSeen({ view: asked.view, heard: [asked.told], beat: undefined })).toBeDefined();
});

test('after the undo of a battle none stays on the board', () => {
  for (const [i, beat] of BEATS.entries()) {
    const begins = BEATS[i + 1];
    if (begins?.event.e !== 'battle') continue;
    expect(fightSeen({ view: beat.view, heard: [beat.told], beat: undefined })).toBeUndefined();
    expect(fightSeen({ view: beat.view, heard: [begins.told], beat: undefined })).toBeUndefined();
  }
});
