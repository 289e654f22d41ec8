import type { PersonRow } from '@topsail/store';
import type { People } from '../people/people.ts';
import type { RequestInfo } from './request-info.ts';

/** The person who sent the request. A bearer token takes precedence over the cookie. */
export async function authenticate(
  people: People,
  { bearer, session }: RequestInfo,
): Promise<PersonRow | undefined> {
  if (bearer !== undefined) return people.findByToken(bearer, ['program', 'session']);
  return session === undefined ? undefined : people.findByToken(session, ['session']);
}
