import {
  accept,
  type Answer,
  type AnyRefusal,
  type GameSummary,
  type Me,
  type SessionInfo,
  type TableFrame,
} from '@topsail/protocol';

/** What the server answered; undefined when it could not be reached. */
export type Reply<T> = Promise<Answer<T> | undefined>;

export interface Recovery {
  readonly code: string;
  readonly path: string;
}

export function whoAmI(): Reply<Me> {
  return ask('GET', '/api/me');
}

export function becomeGuest(name: string): Reply<Me> {
  return ask('POST', '/api/guest', { name });
}

export function rename(name: string): Reply<Me> {
  return ask('POST', '/api/me', { name });
}

export function makeRecovery(): Reply<Recovery> {
  return ask('POST', '/api/recovery', {});
}

export function recover(code: string): Reply<Me> {
  return ask('POST', '/api/recover', { code });
}

export function sessions(): Reply<{ readonly sessions: readonly SessionInfo[] }> {
  return ask('GET', '/api/sessions');
}

export function endSession(id: string): Reply<{ readonly ended: true }> {
  return ask('POST', '/api/sessions/end', { id });
}

/** Finished games that come after this one in the list of one's own. */
export function olderGames(after: string): Reply<{ readonly games: readonly GameSummary[] }> {
  return ask('GET', `/api/games/${after}/older`);
}

export function recordOf(table: string): Reply<string> {
  return askText(`/api/tables/${table}/record`);
}

/** What is left of a damaged table: the frames that this player was sent before the damage. */
export function readableOf(table: string): Reply<string> {
  return askText(`/api/tables/${table}/readable`);
}

async function askText(path: string): Reply<string> {
  const response = await fetch(path).catch(() => undefined);
  if (response?.ok === true) return accept(await response.text());
  return response === undefined ? undefined : read(response);
}

/** What this viewer was shown of a table in these versions; without them, in the newest. */
export function framesOf(
  table: string,
  stretch?: { from: number; to: number },
): Reply<readonly TableFrame[]> {
  const query = stretch === undefined ? '' : `?from=${stretch.from}&to=${stretch.to}`;
  return ask('GET', `/api/tables/${table}/seen${query}`);
}

export async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Reply<T> {
  const sent =
    body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, { method, ...sent }).catch(() => undefined);
  return response === undefined ? undefined : read(response);
}

/** An answer that is no JSON comes from something between us and the server. */
async function read<T>(response: Response): Reply<T> {
  const said = (await response.json().catch(() => undefined)) as
    (T & { readonly refusal?: AnyRefusal }) | undefined;
  if (said?.refusal !== undefined) return { ok: false, refusal: said.refusal };
  return said !== undefined && response.ok ? accept(said) : undefined;
}
