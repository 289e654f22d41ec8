import type { PersonRow, TokenRow } from '@topsail/store';
import { sessionId } from '../people/sessions.ts';
import type { Connection } from './connection.ts';

/** All open connections, by person. */
export class Connections {
  readonly #byPerson = new Map<string, Set<Connection>>();
  #count = 0;

  get size(): number {
    return this.#count;
  }

  add(connection: Connection): void {
    const { person } = connection.person;
    const others = this.#byPerson.get(person);
    if (others === undefined) this.#byPerson.set(person, new Set([connection]));
    else others.add(connection);
    this.#count += 1;
  }

  remove(connection: Connection): void {
    const { person } = connection.person;
    const all = this.#byPerson.get(person);
    if (all?.delete(connection) !== true) return;
    if (all.size === 0) this.#byPerson.delete(person);
    this.#count -= 1;
  }

  countOf(person: string): number {
    return this.#byPerson.get(person)?.size ?? 0;
  }

  all(): readonly Connection[] {
    return [...this.#byPerson.values()].flatMap((connections) => [...connections]);
  }

  /** Closes what was opened with a token that is no longer valid. */
  closeSession({ person, hash }: TokenRow): void {
    for (const connection of this.#byPerson.get(person) ?? [])
      if (connection.session === sessionId(hash)) connection.closeForEnd();
  }

  updatePerson(person: PersonRow): void {
    for (const connection of this.#byPerson.get(person.person) ?? []) connection.person = person;
  }
}
