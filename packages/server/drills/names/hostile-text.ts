import type { Chance } from '@topsail/engine';
import { oneIn, pick } from '../kit/random-choice.ts';

/** Characters by what makes them hostile: taken from the classes of Unicode, and those that fonts draw as nothing. */
const CLASSES = {
  ignorable: /\p{Default_Ignorable_Code_Point}/u,
  format: /\p{Cf}/u,
  control: /\p{Cc}/u,
  space: /\p{White_Space}/u,
  mark: /\p{M}/u,
  private: /\p{Co}/u,
  unassigned: /\p{Cn}/u,
} as const;
const BLANKS = [0x2800, 0x3164, 0xffa0, 0x115f, 0x1160, 0x1d159];
const BIDI = [0x200e, 0x200f, 0x202a, 0x202b, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];
const SURROGATES = [0xd800, 0xdbff, 0xdc00, 0xdfff, 0xd83c];
const EMOJI = ['🏴‍☠️', '👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇺🇦', '1️⃣', '👩🏽‍🚀', '❤️‍🔥', '🧑🏿‍🤝‍🧑🏻'];
const WORDS = ['Anne', 'Mary', 'Ганна', 'Żółw', 'राम', 'עִבְרִית', '海賊', 'Ahoy there', 'One Eye', 'a b c'];
/** Of the classes with many characters it is enough to know some. */
const MOST_OF_A_CLASS = 5000;

/** Letters that a reader takes for the first one of each row. */
const TWINS = [
  'aаａ𝐚',
  'eеｅ𝐞',
  'oоοｏ',
  'pрｐ',
  'cсｃ',
  'xхⅹ',
  'yуｙ',
  'nｎ𝗇',
  'mｍⅿ',
  'rｒ𝗋',
  'AАΑＡ',
  'MМΜＭ',
  'HНΗ',
  'OОΟ',
  'EЕΕ',
];

/** Makes names and lines that are hard to see. */
export class HostileTexts {
  readonly #chance: Chance;
  readonly #characters: readonly (readonly number[])[];

  constructor(chance: Chance) {
    this.#chance = chance;
    this.#characters = [...classes(), BLANKS, BIDI, SURROGATES];
  }

  /** A word with hostile characters in it, or nothing but hostile ones. */
  next(): string {
    const chance = this.#chance;
    const parts = [pick(chance, [...WORDS, ...EMOJI, ''])];
    for (let i = chance.roll(4, 'parts'); i > 0; i--) parts.push(this.#part());
    if (oneIn(chance, 3)) parts.push(pick(chance, [...WORDS, ...EMOJI]));
    if (oneIn(chance, 3)) parts.reverse();
    return parts.join('');
  }

  /** A name that a reader takes for this one: letters of other scripts, wide letters, other capitals. */
  twinOf(name: string): string {
    const twin = Array.from(name, (letter) => {
      const row = TWINS.find((letters) => letters.includes(letter));
      return row === undefined || oneIn(this.#chance, 2) ? letter : pick(this.#chance, Array.from(row));
    }).join('');
    return oneIn(this.#chance, 4) ? twin.toUpperCase() : twin;
  }

  #part(): string {
    const chance = this.#chance;
    switch (chance.roll(6, 'kind of part')) {
      case 1:
        return this.#character().repeat(chance.roll(60, 'times'));
      case 2:
        return `z${this.#marks(chance.roll(40, 'marks'))}`;
      case 3:
        return split(pick(chance, EMOJI), chance);
      case 4:
        return Array.from({ length: chance.roll(30, 'joined') }, () => pick(chance, EMOJI)).join('\u200d');
      default:
        return this.#character();
    }
  }

  #character(): string {
    return String.fromCodePoint(pick(this.#chance, pick(this.#chance, this.#characters)));
  }

  #marks(count: number): string {
    const marks = this.#characters[Object.keys(CLASSES).indexOf('mark')] ?? [];
    return Array.from({ length: count }, () => String.fromCodePoint(pick(this.#chance, marks))).join('');
  }
}

/** What a reader takes a name for, by the letters this drill exchanges. */
export function readAs(name: string): string {
  const latin = Array.from(name.normalize('NFKD'), (letter) => {
    const row = TWINS.find((letters) => letters.includes(letter));
    return row?.[0] ?? letter;
  });
  return latin.join('').toLowerCase();
}

/** Half of an emoji: cut anywhere, through a character of two units too. */
function split(emoji: string, chance: Chance): string {
  const at = chance.roll(emoji.length, 'cut');
  return oneIn(chance, 2) ? emoji.slice(0, at) : emoji.slice(at);
}

function classes(): number[][] {
  const found = Object.values(CLASSES).map((): number[] => []);
  const patterns = Object.values(CLASSES);
  for (let code = 0; code <= 0x10ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    for (const [i, pattern] of patterns.entries())
      if ((found[i]?.length ?? 0) < MOST_OF_A_CLASS && pattern.test(character)) found[i]?.push(code);
  }
  return found;
}
