import { expect, test } from 'vitest';
import { clientOf } from '../games/registry.ts';
import { soundsOf } from './sounds.ts';

const jamaica = await clientOf('jamaica-1');

test('a moment is heard as what happened in it, and the same sound only once', () => {
  const heard = [{ e: 'roll' }, { e: 'pay' }, { e: 'load' }, { e: 'pay' }];
  expect(soundsOf(jamaica, heard)).toEqual(['dice', 'coin', 'load']);
});

test('what has no sound is silent', () => {
  expect(soundsOf(jamaica, [{ e: 'ask' }])).toEqual([]);
});

/** What is seen but not heard: small steps between two sounds. */
const SILENT = ['assign', 'commit', 'skip-load', 'leave-treasure', 'no-spoils', 'stop'];

test.each(['jamaica-1', 'cartagena-tortuga'])('what is shown for a while in %s is heard', async (ruleset) => {
  const { events } = await clientOf(ruleset);
  const mute = Object.keys(events).filter(
    (kind) => 'lasts' in (events[kind] ?? {}) && !('sound' in (events[kind] ?? {})),
  );
  expect(mute.filter((kind) => !SILENT.includes(kind))).toEqual([]);
});
