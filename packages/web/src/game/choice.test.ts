import { expect, test } from 'vitest';
import { addressOf, fitChoice, readAddress } from './choice.ts';

test('an empty address is a table that can be played', () => {
  expect(readAddress('')).toEqual({
    ruleset: 'jamaica-1',
    seats: 3,
    options: { ghost: 'no' },
    seat: 0,
    seed: '',
  });
});

test('a choice survives its address', () => {
  const choice = fitChoice({
    ruleset: 'cartagena-tortuga',
    seats: 5,
    options: { 'boat-retreat': 'no', tunnel: 'A+l B-l E+r C-r D-l F-r' },
    seat: 4,
    seed: 'fair & square',
  });
  expect(readAddress(addressOf(choice))).toEqual(choice);
});

test('an impossible wish is bent to the nearest possible one', () => {
  expect(readAddress('?ruleset=ludo&seats=99&seat=99&option-ghost=maybe&option-oars=yes')).toEqual({
    ruleset: 'jamaica-1',
    seats: 6,
    options: { ghost: 'no' },
    seat: 5,
    seed: '',
  });
  expect(readAddress('?seats=two&seat=0.5')).toMatchObject({ seats: 2, seat: 0, options: { ghost: 'yes' } });
});
