import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { lengthOf } from './names/graphemes.ts';
import { hasFewMarks, isVisible } from './names/visible-text.ts';

/** Words of visible characters of any script, with single spaces. A message is the code of the refusal. */
export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.minLength(1, 'person/name'),
  v.maxLength(LIMITS.nameUnits, 'person/name'),
  v.check(isVisible, 'person/name-unseen'),
  v.check(hasFewMarks, 'person/name-marks'),
  v.check((name) => lengthOf(name) <= LIMITS.name && !name.includes('  '), 'person/name'),
);

/** Bodies of the HTTP API. */
export const guestSchema = v.strictObject({ name: nameSchema });
export const renameSchema = v.strictObject({ name: nameSchema });
export const recoverSchema = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)) });
/** A program that plays through the protocol with a token of its own, which is valid for so many days. */
export const programSchema = v.strictObject({
  name: nameSchema,
  days: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.mostProgramDays)),
    LIMITS.programDays,
  ),
});
/** Ends a session, or revokes the token of a program. */
export const endSessionSchema = v.strictObject({ id: v.pipe(v.string(), v.regex(/^[\da-f]{16}$/)) });

/** A browser that is signed in as the caller, or a program with a token of theirs. */
export interface SessionInfo {
  readonly id: string;
  readonly kind: 'session' | 'program';
  /** The name of the program; null for a browser. */
  readonly name: string | null;
  readonly created: number;
  /** When it was last used, to a day; null for a program. */
  readonly used: number | null;
  /** When it ends; a browser that is used ends later. */
  readonly expires: number;
  /** The one that asks. */
  readonly current: boolean;
}
