import { expect, test } from 'vitest';
import { addressOf, fitChoice, readAddress } from './choice.ts';

test('an empty address is a table that can be played', () => {
  expect(readAddress('')).toEqual({
    ruleset: 'jamaica-1',
    seats: 3,
    options: { ghost: 'no' },
    seat: 0,
    opponents: ['sailor', 'sailor'],
    names: [],
    seed: '',
  });
});

test('a choice survives its address', () => {
  const choice = fitChoice({
    ruleset: 'cartagena-tortuga',
    seats: 5,
    options: { 'boat-retreat': 'no', tunnel: 'A+l B-l E+r C-r D-l F-r' },
    seat: 4,
    opponents: ['captain', 'cabin-boy', 'random', 'mate'],
    names: ['Anna, & Ben', '', 'Zoë'],
    seed: 'fair & square',
  });
  expect(readAddress(addressOf(choice))).toEqual(choice);
});

test('an impossible wish is bent to the nearest possible one', () => {
  expect(
    readAddress('?ruleset=ludo&seats=99&seat=99&option-ghost=maybe&option-oars=yes&bots=mate.parrot'),
  ).toEqual({
    ruleset: 'jamaica-1',
    seats: 6,
    options: { ghost: 'no' },
    seat: 5,
    opponents: ['mate', 'sailor', 'sailor', 'sailor', 'sailor'],
    names: [],
    seed: '',
  });
  expect(readAddress('?seats=two&seat=0.5')).toMatchObject({ seats: 2, seat: 0, options: { ghost: 'yes' } });
});

test('one name seats the same bot everywhere, and a seat that is added another like the last', () => {
  expect(readAddress('?seats=4&bots=captain').opponents).toEqual(['captain', 'captain', 'captain']);
  expect(readAddress('?seats=4&bots=mate.captain').opponents).toEqual(['mate', 'captain', 'captain']);
  expect(addressOf(fitChoice({ seats: 4, opponents: ['mate'] }))).toContain('&bots=mate&');
  expect(addressOf(fitChoice({ seats: 3, opponents: ['mate', 'sailor'] }))).toContain('&bots=mate.sailor&');
});
