import { describe, expect, it, vi } from 'vitest';
import { checkForm, setupIn } from './form.ts';
import { toy } from './testing/toy/game.ts';

const model = { round: 1, dug: [true, false], thrown: [0], last: { move: null, of: 'seat' } };
const sound = { round: 7, dug: [false, false], thrown: [], last: { move: 'row', of: '' } };

describe('a value has the form of a model', () => {
  it.each([
    ['with other values of the same kinds', sound],
    ['with any number of items where the model has one', { ...sound, thrown: [4, -1, 9] }],
    ['with null where the model has null', { ...sound, last: { move: null, of: 'x' } }],
  ])('%s', (_how, value) => {
    expect(() => checkForm(value, model, 'it')).not.toThrow();
  });

  it.each([
    ['a field is missing', { ...sound, last: { of: '' } }, 'it.last.move is missing'],
    ['a field is unknown', { ...sound, wind: 3 }, 'it.wind is unknown'],
    ['a number is a text', { ...sound, round: '7' }, 'it.round is no whole number'],
    ['a number is not whole', { ...sound, round: 0.5 }, 'it.round is no whole number'],
    ['a list has an item less', { ...sound, dug: [true] }, 'it.dug has 1 items'],
    ['an item is of another kind', { ...sound, thrown: [1, null] }, 'it.thrown.1 is no whole number'],
    ['a list is none', { ...sound, thrown: 3 }, 'it.thrown is no list'],
    ['a flag is a number', { ...sound, dug: [1, 0] }, 'it.dug.0 is no boolean'],
    ['an object is null', { ...sound, last: null }, 'it.last is no object'],
    ['an object is a text', { ...sound, last: 'move' }, 'it.last is no object'],
    [
      'a text or null is neither',
      { ...sound, last: { move: 3, of: '' } },
      'it.last.move is neither null nor a text',
    ],
    [
      'an inherited field stands for one',
      { ...sound, last: Object.create({ move: null, of: '' }) as object },
      'missing',
    ],
  ])('but not when %s', (_what, value: unknown, complaint) => {
    expect(() => checkForm(value, model, 'it')).toThrow(complaint);
  });
});

describe('the set-up in a dump', () => {
  const setup = { ruleset: 'skiffs', seats: 3, options: { race: 'long' } };
  const read = (dump: unknown) => setupIn(dump, (...asked) => toy.checkSetup(...asked));

  it('is one that the game would begin with', () => {
    expect(read({ setup })).toEqual(setup);
  });

  it('has no ruleset and no seats where there is none', () => {
    const check = vi.fn((...asked: Parameters<typeof toy.checkSetup>) => toy.checkSetup(...asked));
    expect(() => setupIn({}, check)).toThrow('the set-up of the dump is refused');
    expect(check).toHaveBeenCalledWith('', 0, {});
  });

  it.each([
    [undefined, 'setup/unknown-ruleset'],
    [{ setup: 'skiffs' }, 'setup/unknown-ruleset'],
    [{ setup: { ...setup, seats: 9 } }, 'setup/seats'],
    [{ setup: { ...setup, options: { race: 'endless' } } }, 'setup/option-value'],
    [{ setup: { ...setup, options: { race: 1 } } }, 'the option race of the dump is no string'],
  ])('is not taken from %j', (dump, complaint) => {
    expect(() => read(dump)).toThrow(complaint);
  });
});
