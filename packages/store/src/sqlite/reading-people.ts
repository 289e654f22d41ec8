import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { checked } from '../forms/form.ts';
import { personSchema, tokenSchema } from '../forms/row-schemas.ts';
import { answer } from './answer.ts';
import type { Queries } from './reading.ts';

export function readingPeople(db: DatabaseSyncInstance): Pick<Queries, 'person' | 'token'> {
  const person = db.prepare('SELECT person, name, program, owner, created FROM people WHERE person = ?');
  const token = db.prepare('SELECT hash, person, kind, created, expires FROM tokens WHERE hash = ?');
  return {
    person: (id) =>
      answer(() => {
        const row: unknown = person.get(id);
        return row === undefined ? undefined : checked(personSchema, row);
      }),
    token: (hash) =>
      answer(() => {
        const row: unknown = token.get(hash);
        return row === undefined ? undefined : checked(tokenSchema, row);
      }),
  };
}
