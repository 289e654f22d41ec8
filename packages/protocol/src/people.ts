import * as v from 'valibot';
import { LIMITS } from './limits.ts';

/** Letters, digits and punctuation of any script, single spaces; no invisible or bidirectional control characters. */
export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.minLength(1),
  v.maxLength(LIMITS.name),
  v.regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S}]+(?: [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u),
);

/** Bodies of the HTTP API. */
export const guestSchema = v.strictObject({ name: nameSchema });
export const renameSchema = v.strictObject({ name: nameSchema });
export const recoverSchema = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)) });
/** A program that plays through the protocol with a token of its own. */
export const programSchema = v.strictObject({ name: nameSchema });
