import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { checked } from '../forms/form.ts';
import { hashSchema, personSchema, tokenSchema } from '../forms/row-schemas.ts';
import { answer } from './answer.ts';
import type { Queries } from './reading.ts';

export function readingPeople(
  db: DatabaseSyncInstance,
): Pick<Queries, 'person' | 'token' | 'tokensOf' | 'expiredTokens'> {
  const person = db.prepare('SELECT person, name, program, owner, created FROM people WHERE person = ?');
  const token = db.prepare('SELECT hash, person, kind, created, expires FROM tokens WHERE hash = ?');
  const tokensOf = db.prepare(
    `SELECT hash, person, kind, created, expires FROM tokens WHERE person = ?1
     OR person IN (SELECT person FROM people WHERE owner = ?1) ORDER BY created, hash`,
  );
  const expired = db.prepare('SELECT hash FROM tokens WHERE expires <= ? LIMIT ?');
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
    tokensOf: (owner) => answer(() => tokensOf.all(owner).map((row) => checked(tokenSchema, row))),
    expiredTokens: (before, limit) =>
      answer(() => expired.all(before, limit).map((row) => checked(hashSchema, row).hash)),
  };
}
