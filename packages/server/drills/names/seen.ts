import { must } from '../kit/verdict.ts';

const MOST_MARKS = 3;
/** As a reader counts, and as the page must store: a name may have a number after it. */
const NAME = { characters: 24 + ' (99)'.length, units: 240 * 3 };
const LINE = { characters: 300, units: 300 * 3 };

const EMOJI = new RegExp(String.raw`\p{RGI_Emoji}`, 'gv');
/** Ignorable and other characters that are nothing to see; of white space all but the space; what fonts draw as nothing. */
const HIDDEN =
  /\p{Default_Ignorable_Code_Point}|\p{C}|(?! )\p{White_Space}|[\u2800\u3164\uffa0\u115f\u1160\u{1d159}]/u;
const LOOSE_MARK = /(^|\s)\p{M}/u;
const TOO_MANY_MARKS = new RegExp(String.raw`\p{M}{${MOST_MARKS + 1}}`, 'u');

export function mustBeSeenAsName(name: string, where: string): void {
  mustBeSeen(name, NAME, where);
}

export function mustBeSeenAsLine(line: string, where: string): void {
  mustBeSeen(line, LINE, where);
}

function mustBeSeen(text: string, most: typeof NAME, where: string): void {
  const rest = text.replace(EMOJI, 'E');
  const wrong = (what: string) => () => `${where} has ${what}: ${escaped(text)}`;
  must(text.trim() === text && text !== '', wrong('nothing to see, or spaces around it'));
  must(!HIDDEN.test(rest), wrong('a character that cannot be seen'));
  must(!text.includes('  '), wrong('two spaces in a row'));
  must(!LOOSE_MARK.test(text), wrong('a mark on nothing'));
  must(!TOO_MANY_MARKS.test(rest), wrong('too many marks on a letter'));
  must(text.length <= most.units, wrong(`${text.length} units`));
  must([...new Intl.Segmenter().segment(text)].length <= most.characters, wrong('too many characters'));
}

export function escaped(text: string): string {
  return JSON.stringify(text).replace(
    /[^\x20-\x7e]/gu,
    (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
