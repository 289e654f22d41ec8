import type { Entry } from '../entry.ts';
import { ENTRY_FORM } from '../forms/entry-form.ts';
import { FormError, newestForm, readForm } from '../forms/form.ts';

/** The number of the form in which entries are written. */
export const NEWEST_ENTRY_FORM = newestForm(ENTRY_FORM);

/** A stored entry, or undefined when it does not fit its form. Throws only by a fault of the reader. */
export function readStoredEntry(form: number, json: string): Entry | undefined {
  try {
    return readForm(ENTRY_FORM, form, json);
  } catch (problem) {
    if (problem instanceof FormError) return undefined;
    throw problem;
  }
}
