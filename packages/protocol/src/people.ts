import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { hasFewMarks, isVisible, lengthOf } from './names/visible-text.ts';

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
/** A program that plays through the protocol with a token of its own. */
export const programSchema = v.strictObject({ name: nameSchema });
