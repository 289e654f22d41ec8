import { words } from '../words/index.ts';

/** A name for somebody who has not said one. No captain's: those sail in the seats. */
export function suggestedName(): string {
  const names = Object.values(words.friends.names);
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return names[byte % names.length] ?? words.page.name;
}
