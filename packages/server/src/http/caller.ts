import type { PersonRow } from '@topsail/store';
import type { People } from '../people/people.ts';
import type { Visit } from './visit.ts';

/** Who asks. A token in the header is the only one looked at, as only a page of ours can send a cookie with none. */
export async function callerOf(people: People, { bearer, session }: Visit): Promise<PersonRow | undefined> {
  if (bearer !== undefined) return people.whoHas(bearer, ['program', 'session']);
  return session === undefined ? undefined : people.whoHas(session, ['session']);
}
