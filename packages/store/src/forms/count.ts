import * as v from 'valibot';

/** A number that counts something or tells a time in milliseconds. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
