import type { Entry } from '@topsail/store';

/** The person in each seat; null for nobody and for bots. */
export type SeatedPeople = readonly (string | null)[];

export function peopleAfter(people: SeatedPeople, entry: Entry): SeatedPeople {
  if (entry.k === 'plan-changed')
    return entry.from.map((seat) => (seat === null ? null : (people[seat] ?? null)));
  if (entry.k !== 'sat' && entry.k !== 'bot-sat' && entry.k !== 'left') return people;
  const newcomer = entry.k === 'sat' ? entry.person : null;
  return people.map((person, seat) => {
    if (seat === entry.seat) return newcomer;
    return person === newcomer ? null : person;
  });
}
