import { randomBytes } from 'node:crypto';
import { refuse, accept, type Answer } from '@topsail/protocol';
import type { PersonRow, Store, TokenRow, Write } from '@topsail/store';
import { SESSION_LIFE } from './sessions.ts';
import { hashOf, isSameHash, makeToken } from './token.ts';

const DAY = 86_400_000;

/** A new person and their token. Only the token's hash is stored. */
export interface NewIdentity {
  readonly person: PersonRow;
  readonly token: string;
  readonly expires: number;
}

/** Persons and programs, and the tokens that authenticate them. */
export class People {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The owner of a token; undefined when the token is unknown, expired or of another kind. */
  async findByToken(token: string, kinds: readonly TokenRow['kind'][]): Promise<PersonRow | undefined> {
    const row = await this.#findToken(hashOf(token));
    if (row === undefined || !kinds.includes(row.kind)) return undefined;
    return this.#store.person(row.person);
  }

  async addGuest(name: string): Promise<NewIdentity> {
    const person = { ...this.#newPerson(name), program: false, owner: null };
    return this.#addWithToken(person, 'session', this.#now() + SESSION_LIFE);
  }

  /** A program of this person. Its token ends after so many days, however much it is used. */
  async addProgram(owner: string, name: string, days: number): Promise<NewIdentity> {
    const person = { ...this.#newPerson(name), program: true, owner };
    return this.#addWithToken(person, 'program', this.#now() + days * DAY);
  }

  async rename(person: PersonRow, name: string): Promise<PersonRow> {
    await this.#write([{ w: 'rename', person: person.person, name }]);
    return { ...person, name };
  }

  /** A code that signs another device in as this person, once and within a day. */
  async makeRecovery(person: string): Promise<string> {
    const code = makeToken();
    await this.#write([this.#token(code, person, 'recovery', this.#now() + DAY)]);
    return code;
  }

  async recover(code: string): Promise<Answer<NewIdentity>> {
    const hash = hashOf(code);
    const row = await this.#findToken(hash);
    if (row?.kind !== 'recovery') return refuse('person/unknown');
    const token = makeToken();
    const expires = this.#now() + SESSION_LIFE;
    const writes = [{ w: 'spend', hash } as const, this.#token(token, row.person, 'session', expires)];
    // When two devices use the same code at the same time, one of them gets a conflict.
    const [spent] = await this.#store.commit(writes);
    const person = await this.#store.person(row.person);
    if (spent !== 'stored' || person === undefined) return refuse('person/unknown');
    return accept({ person, token, expires });
  }

  async #findToken(hash: string): Promise<TokenRow | undefined> {
    const row = await this.#store.token(hash);
    if (row === undefined || !isSameHash(row.hash, hash)) return undefined;
    return row.expires > this.#now() ? row : undefined;
  }

  async #addWithToken(person: PersonRow, kind: TokenRow['kind'], expires: number): Promise<NewIdentity> {
    const token = makeToken();
    await this.#write([{ w: 'person', row: person }, this.#token(token, person.person, kind, expires)]);
    return { person, token, expires };
  }

  #newPerson(name: string) {
    return { person: `p${randomBytes(12).toString('base64url')}`, name, created: this.#now() };
  }

  #token(token: string, person: string, kind: TokenRow['kind'], expires: number): Write {
    return { w: 'token', row: { hash: hashOf(token), person, kind, created: this.#now(), expires } };
  }

  async #write(writes: readonly Write[]): Promise<void> {
    const verdicts = await this.#store.commit(writes);
    if (!verdicts.every((verdict) => verdict === 'stored'))
      throw new Error('a new person or token already exists');
  }
}
