import type { Apart } from '../../words/catalogue.ts';

type Person = keyof Apart['captains']['people'];

/** In the order of their colours. */
const PEOPLE: readonly Person[] = ['bonny', 'read', 'bellamy', 'rackham', 'levasseur', 'teach'];

export function personOf(colour: number | 'ghost'): Person {
  return colour === 'ghost' ? colour : (PEOPLE[colour] ?? 'ghost');
}
