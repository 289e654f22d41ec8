import type { Me } from '@topsail/protocol';
import { must } from './verdict.ts';

/** A person with their session cookie. */
export interface Guest extends Me {
  readonly cookie: string;
  /** The address they come from, for a server behind a proxy. */
  readonly address?: string;
}

/** The headers by which a server behind a proxy learns the address. */
export function addressHeaders({ address }: Pick<Guest, 'address'>): Record<string, string> {
  return address === undefined ? {} : { 'x-forwarded-for': address };
}

export async function newGuest(
  { at }: { readonly at: string },
  name: string,
  from: Pick<Guest, 'address'> = {},
): Promise<Guest> {
  const answer = await fetch(`${at}/api/guest`, {
    method: 'POST',
    headers: { origin: at, 'content-type': 'application/json', ...addressHeaders(from) },
    body: JSON.stringify({ name }),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  must(answer.ok, () => `could not create a guest: ${answer.status}`);
  return { ...((await answer.json()) as Me), cookie: cookie.slice(0, cookie.indexOf(';')), ...from };
}
