import type { Apart } from '../../words/catalogue.ts';
import { apart } from '../../words/index.ts';

/** Fetched before the client is: in the language that is spoken. */
export let said: Apart['ring'];

export async function fetchWords(): Promise<void> {
  said = await apart('ring');
}
