import { scratch } from '@topsail/engine/scratch';
import { expect, it } from 'vitest';
import { topsail } from './topsail.ts';

const file = scratch();

it('a game that is offered to nobody is played by its id, kept, verified and told again', () => {
  const path = file('ring.record');
  const played = topsail(`play -r ring -n 2 --bots sailor --seed 3 --save ${path}`, '1\nh\n'.repeat(13));
  expect(played.err).toBe('');
  expect(played.out).toContain('Seat 0: which card do you pick? (RING-2)');
  expect(played.out).toContain('1 to 6 spaces if it is the lower');
  expect(played.out).toMatch(/the [123] {2}wins \d+/);
  expect(played.out).not.toMatch(/seat 1 picks the/);
  expect(played.out).toContain('the race is over');
  expect(topsail(`verify ${path}`).code).toBe(0);
  expect(topsail(`replay ${path}`).out).toContain('seat 1 picks the');
});

it('no list names it', () => {
  expect(topsail('play --help').out).not.toContain('ring,');
  expect(topsail('random -r chess -n 2').err).toMatch(/known are [\w, -]*cartagena-hispaniola$/m);
});
