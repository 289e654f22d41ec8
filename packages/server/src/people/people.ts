import { randomBytes } from 'node:crypto';
import { deny, grant, type Answer } from '@topsail/protocol';
import type { PersonRow, Store, TokenRow, Write } from '@topsail/store';
import { hashOf, isSameHash, makeToken } from './token.ts';

const DAY = 86_400_000;

/** Somebody, and the token that says so. The token is told once and kept nowhere. */
export interface Introduction {
  readonly person: PersonRow;
  readonly token: string;
}

/** Everybody the house knows, and how they prove who they are. */
export class People {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Who has this token; nobody when it is of another kind, or has expired. */
  async whoHas(token: string, kinds: readonly TokenRow['kind'][]): Promise<PersonRow | undefined> {
    const row = await this.#valid(hashOf(token));
    if (row === undefined || !kinds.includes(row.kind)) return undefined;
    return this.#store.person(row.person);
  }

  async greet(name: string): Promise<Introduction> {
    return this.#introduce({ ...this.#newcomer(name), program: false, owner: null }, 'session');
  }

  async addProgram(owner: string, name: string): Promise<Introduction> {
    return this.#introduce({ ...this.#newcomer(name), program: true, owner }, 'program');
  }

  async rename(person: PersonRow, name: string): Promise<PersonRow> {
    await this.#write([{ w: 'rename', person: person.person, name }]);
    return { ...person, name };
  }

  /** A code that makes another device this person's too: once, and within a day. */
  async makeRecovery(person: string): Promise<string> {
    const code = makeToken();
    await this.#write([this.#token(code, person, 'recovery', this.#now() + DAY)]);
    return code;
  }

  async recover(code: string): Promise<Answer<Introduction>> {
    const hash = hashOf(code);
    const row = await this.#valid(hash);
    if (row?.kind !== 'recovery') return deny('person/unknown');
    const token = makeToken();
    const writes = [{ w: 'spend', hash } as const, this.#token(token, row.person, 'session', null)];
    // Of two who come with the same code at the same time, one finds it spent.
    const [spent] = await this.#store.commit(writes);
    const person = await this.#store.person(row.person);
    if (spent !== 'stored' || person === undefined) return deny('person/unknown');
    return grant({ person, token });
  }

  async #valid(hash: string): Promise<TokenRow | undefined> {
    const row = await this.#store.token(hash);
    if (row === undefined || !isSameHash(row.hash, hash)) return undefined;
    return row.expires === null || row.expires > this.#now() ? row : undefined;
  }

  async #introduce(person: PersonRow, kind: TokenRow['kind']): Promise<Introduction> {
    const token = makeToken();
    await this.#write([{ w: 'person', row: person }, this.#token(token, person.person, kind, null)]);
    return { person, token };
  }

  #newcomer(name: string) {
    return { person: `p${randomBytes(12).toString('base64url')}`, name, created: this.#now() };
  }

  #token(token: string, person: string, kind: TokenRow['kind'], expires: number | null): Write {
    return { w: 'token', row: { hash: hashOf(token), person, kind, created: this.#now(), expires } };
  }

  async #write(writes: readonly Write[]): Promise<void> {
    const verdicts = await this.#store.commit(writes);
    if (!verdicts.every((verdict) => verdict === 'stored')) throw new Error('what is new was there already');
  }
}
