import type { Me } from '@topsail/protocol';
import { must } from './verdict.ts';

/** A person with their session cookie. */
export interface Guest extends Me {
  readonly cookie: string;
}

export async function newGuest({ at }: { readonly at: string }, name: string): Promise<Guest> {
  const answer = await fetch(`${at}/api/guest`, {
    method: 'POST',
    headers: { origin: at, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  must(answer.ok, () => `could not create a guest: ${answer.status}`);
  return { ...((await answer.json()) as Me), cookie: cookie.slice(0, cookie.indexOf(';')) };
}
