import { accept, refuse, type Answer, type SessionInfo } from '@topsail/protocol';
import type { Store, TokenRow } from '@topsail/store';
import { hashOf } from './token.ts';

const DAY = 86_400_000;
/** A session ends when it was not used for so long. */
export const SESSION_LIFE = 365 * DAY;
/** How many expired tokens one commit deletes. */
const SWEEP = 500;

/** The public name of a token: enough to tell it from others, too little to find it. */
export function sessionId(hash: string): string {
  return hash.slice(0, 16);
}

/** The sessions of people and the tokens of their programs: listed, extended, ended and swept. */
export class Sessions {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async list(person: string, current: string | undefined): Promise<readonly SessionInfo[]> {
    const hash = current === undefined ? undefined : hashOf(current);
    const rows = await this.#valid(person);
    return Promise.all(rows.map((row) => this.#infoOf(row, hash)));
  }

  /** Ends a session of this person, or revokes the token of a program of theirs. */
  async end(person: string, id: string): Promise<Answer<TokenRow>> {
    const row = (await this.#valid(person)).find(({ hash }) => sessionId(hash) === id);
    if (row === undefined) return refuse('person/unknown');
    await this.#store.commit([{ w: 'spend', hash: row.hash }]);
    return accept(row);
  }

  /** Forgets a token, if there is one: its browser has another now. */
  async forget(token: string | undefined): Promise<void> {
    if (token !== undefined) await this.#store.commit([{ w: 'spend', hash: hashOf(token) }]);
  }

  /** Notes that a session is used, once a day. */
  async extend(token: string): Promise<void> {
    const row = await this.#store.token(hashOf(token));
    const expires = this.#now() + SESSION_LIFE;
    if (row?.kind !== 'session' || row.expires > expires - DAY) return;
    await this.#store.commit([{ w: 'extend', hash: row.hash, expires }]);
  }

  /** Deletes the tokens that have expired. */
  async sweep(): Promise<void> {
    for (;;) {
      const hashes = await this.#store.expiredTokens(this.#now(), SWEEP);
      await this.#store.commit(hashes.map((hash) => ({ w: 'spend', hash }) as const));
      if (hashes.length < SWEEP) return;
    }
  }

  async #valid(person: string): Promise<readonly TokenRow[]> {
    const rows = await this.#store.tokensOf(person);
    return rows.filter(({ kind, expires }) => kind !== 'recovery' && expires > this.#now());
  }

  async #infoOf({ hash, person, kind, created, expires }: TokenRow, current?: string): Promise<SessionInfo> {
    const isProgram = kind === 'program';
    return {
      id: sessionId(hash),
      kind: isProgram ? 'program' : 'session',
      name: isProgram ? ((await this.#store.person(person))?.name ?? null) : null,
      created,
      used: isProgram ? null : Math.max(created, expires - SESSION_LIFE),
      expires,
      current: hash === current,
    };
  }
}
