import { blanks } from './blanks.json';

/** The most combining marks on one letter. */
const MARKS = 3;

/** White space and control characters separate words; so do characters that are drawn as nothing. */
const GAP = String.raw`[\p{Cc}\p{White_Space}${blanks}]`;
/** Ignorable, formatting, private and unassigned characters. */
const HIDDEN = String.raw`[\p{Default_Ignorable_Code_Point}\p{C}]`;

interface Patterns {
  readonly emoji: RegExp;
  readonly unseen: RegExp;
}

let compiled: Patterns | undefined;

/** Compiled when they are first needed: pages that check no text need no browser that knows them. */
function patterns(): Patterns {
  compiled ??= {
    // Emoji sequences as Unicode recommends them: only in these are joiners, selectors and tags seen.
    emoji: new RegExp(String.raw`\p{RGI_Emoji}`, 'gv'),
    unseen: new RegExp(String.raw`\p{RGI_Emoji}|(${GAP}+)|${HIDDEN}`, 'gv'),
  };
  return compiled;
}

/** Whether every character can be seen; of white space there may be the space alone. */
export function isVisible(text: string): boolean {
  const rest = text.replace(patterns().emoji, '').replaceAll(' ', '');
  return rest.search(new RegExp(`${GAP}|${HIDDEN}`, 'u')) < 0;
}

/** Whether every combining mark stands on something, and few on one. */
export function hasFewMarks(text: string): boolean {
  return !new RegExp(String.raw`(^| )\p{M}|\p{M}{${MARKS + 1}}`, 'u').test(text);
}

/** One line of what can be seen in a text: gaps become a space, hidden characters and marks on nothing vanish, emoji stay whole. */
export function visibleLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(patterns().unseen, (found, gap?: string) =>
      gap !== undefined ? ' ' : isHidden(found) ? '' : found,
    )
    .replace(/(^| )\p{M}+/gu, '$1')
    .replace(new RegExp(String.raw`(\p{M}{${MARKS}})\p{M}+`, 'gu'), '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function isHidden(found: string): boolean {
  return new RegExp(`^${HIDDEN}$`, 'u').test(found);
}
