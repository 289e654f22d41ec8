import { describe, expect, it } from 'vitest';
import { cut, lengthOf } from './graphemes.ts';
import { hasFewMarks, isVisible, visibleLine } from './visible-text.ts';

const PIRATE = '🏴‍☠️';
const FAMILY = '👨‍👩‍👧‍👦';
const ENGLAND = '🏴󠁧󠁢󠁥󠁮󠁧󠁿';
const ZERO_WIDTH_SPACE = '\u200b';
const HANGUL_FILLER = '\u3164';
const BRAILLE_BLANK = '\u2800';

describe('what can be seen', () => {
  it.each([
    'Anne',
    'Ганна-Марія',
    'Żółw',
    'राम',
    'עִבְרִית',
    'Ann 1️⃣',
    `Anne ${PIRATE}`,
    FAMILY,
    ENGLAND,
    '🇺🇦',
    '☠',
    '.',
  ])('%s', (name) => {
    expect(isVisible(name)).toBe(true);
    expect(hasFewMarks(name)).toBe(true);
    expect(visibleLine(name)).toBe(name.normalize('NFC'));
  });

  it.each([
    ['a zero width space', `An${ZERO_WIDTH_SPACE}ne`],
    ['a joiner outside an emoji', 'An\u200dne'],
    ['a joiner between digits, which are emoji of a kind', '1\u200d1'],
    ['a selector on a letter', 'Anne\ufe0f'],
    ['a tag without a flag', 'Anne\u{e0061}'],
    ['a soft hyphen', 'An\u00adne'],
    ['an override of the direction', '\u202eennA'],
    ['a filler of Hangul, which is a letter', HANGUL_FILLER],
    ['a blank of Braille, which is a symbol', BRAILLE_BLANK],
    ['a note without a head', '\u{1d159}'],
    ['a wide space', 'Anne\u3000Bonny'],
    ['a line break', 'Anne\nBonny'],
    ['a character that is none yet', '\u0378'],
    ['half a character', '\ud83c'],
    ['a private character', '\ue000'],
  ])('is not %s', (_what, name) => {
    expect(isVisible(name)).toBe(false);
  });

  it.each([
    ['more than three marks on a letter', `A${'\u0301'.repeat(4)}`],
    ['a mark on nothing', '\u0301Anne'],
    ['a mark on a space', 'Anne \u0301'],
  ])('is not %s', (_what, name) => {
    expect(hasFewMarks(name)).toBe(false);
  });
});

describe('one line of a text', () => {
  it.each([
    ['keeps emoji whole', `Ahoy ${PIRATE}${FAMILY}${ENGLAND}!`, `Ahoy ${PIRATE}${FAMILY}${ENGLAND}!`],
    ['makes one space of line breaks, controls and blanks', `a\r\n\tb${BRAILLE_BLANK}\u3000c\0d`, 'a b c d'],
    ['drops what is hidden', `a${ZERO_WIDTH_SPACE}b\u202ec\u00add${HANGUL_FILLER}`, 'abcd'],
    ['keeps three marks of many', `z${'\u0335'.repeat(40)}`, `z${'\u0335'.repeat(3)}`],
    ['drops marks that stand on nothing', '\u0301a \u0335\u0c56 b\u0301', 'a b\u0301'],
    ['is empty where nothing can be seen', ` ${ZERO_WIDTH_SPACE}${BRAILLE_BLANK}\u2060 `, ''],
  ])('%s', (_what, text, line) => {
    expect(visibleLine(text)).toBe(line);
  });

  it('is the same when it is made again', () => {
    const odd = `\u0301a\u200d${PIRATE}\u200d${FAMILY} 1\ufe0f\u20e3 \u{e0061}${'\u0335'.repeat(9)}`;
    expect(visibleLine(visibleLine(odd))).toBe(visibleLine(odd));
  });
});

describe('the length of a text', () => {
  it('is counted as a reader counts', () => {
    expect(lengthOf(`A\u0301${PIRATE}${FAMILY}`)).toBe(3);
  });

  it('is cut between two characters', () => {
    expect(cut(`${PIRATE}${FAMILY}${ENGLAND}`, 2)).toBe(`${PIRATE}${FAMILY}`);
    expect(cut('Anne Bonny', 4)).toBe('Anne');
    expect(cut('Anne', 4)).toBe('Anne');
  });
});
