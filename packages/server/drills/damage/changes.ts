import type { Entry } from '@topsail/store';
import type { Damage } from '@topsail/store/testing/damaged-copies';
import type { PlayedTable } from './games.ts';

/** Every single change to a stored game that the drill knows: to its row, each of its entries, and its snapshot. */
export function* damagesTo({ entries, snapshot }: PlayedTable, other: PlayedTable): Generator<Damage> {
  yield* damagesToRow();
  for (const [i, { version, entry }] of entries.entries()) {
    yield* damagesToAnyEntry(version, JSON.stringify(entry));
    for (const [what, changed] of changesOf(entry, entries[i + 1]?.entry))
      yield toEntry(what, version, JSON.stringify(changed));
  }
  yield* damagesToSnapshot(snapshot.body, other.snapshot.body);
}

function toEntry(what: string, version: number, text: string): Damage {
  return {
    what,
    sql: 'UPDATE entries SET entry = :text WHERE no = :no AND version = :version',
    values: { version, text },
  };
}

function* damagesToAnyEntry(version: number, text: string): Generator<Damage> {
  const where = 'WHERE no = :no AND version = :version';
  yield toEntry('half an entry', version, text.slice(0, text.length / 2));
  yield { what: 'a missing entry', sql: `DELETE FROM entries ${where}`, values: { version } };
  yield { what: 'an unknown form', sql: `UPDATE entries SET form = 9 ${where}`, values: { version } };
  yield { what: 'another time', sql: `UPDATE entries SET at = :at ${where}`, values: { version, at: 8e15 } };
}

/** Changed entries that still fit their schema, by what was changed. */
function* changesOf(
  entry: Entry,
  next: Entry | undefined,
): Generator<readonly [what: string, changed: object]> {
  if ('rolls' in entry) {
    for (const [i, roll] of entry.rolls.entries())
      yield ['another roll', { ...entry, rolls: entry.rolls.with(i, roll === 1 ? 2 : 1) }];
    yield ['a roll too many', { ...entry, rolls: [...entry.rolls, 1] }];
    if (entry.rolls.length > 0) yield ['a roll too few', { ...entry, rolls: entry.rolls.slice(1) }];
  }
  if ('seat' in entry) yield ['another seat', { ...entry, seat: (entry.seat + 1) % 3 }];
  if (entry.k === 'undone') {
    yield ['more undone', { ...entry, steps: Math.max(0, entry.steps - 1) }];
    yield ['less undone', { ...entry, steps: entry.steps + 1 }];
  }
  if (entry.k !== 'moved') return;
  const raised = entry.move.replace(/\d+/, (number) => String(Number(number) + 1));
  if (raised !== entry.move) yield ['a neighbouring move', { ...entry, move: raised }];
  if (next?.k === 'moved') yield ['the next move', { ...entry, move: next.move }];
  yield ['another limit of undo', { ...entry, crossed: !entry.crossed }];
}

const SNAPSHOT_OFFSETS = 40;

function* damagesToSnapshot(body: string, other: string): Generator<Damage> {
  const set = (what: string, text: string): Damage => ({
    what,
    sql: 'UPDATE snapshots SET body = :text WHERE no = :no',
    values: { text },
  });
  yield set('half a snapshot', body.slice(0, body.length / 2));
  yield set('the snapshot of another game', other);
  yield {
    what: 'a snapshot of another version',
    sql: 'UPDATE snapshots SET version = version + 1 WHERE no = :no',
    values: {},
  };
  for (let n = 0; n < SNAPSHOT_OFFSETS; n++) {
    const at = Math.floor((body.length * n) / SNAPSHOT_OFFSETS);
    yield set(
      'a changed character of a snapshot',
      body.slice(0, at) + (body[at] === '1' ? '2' : '1') + body.slice(at + 1),
    );
  }
}

function* damagesToRow(): Generator<Damage> {
  const changes: Readonly<Record<string, string>> = {
    'an empty plan': `plan = '{}'`,
    'nine seats': `plan = json_set(plan, '$.setup.seats', 9)`,
    'two seats': `plan = json_set(plan, '$.setup.seats', 2)`,
    'another ruleset': `plan = json_set(plan, '$.setup.ruleset', iif(plan ->> '$.setup.ruleset' = 'yassa', 'jamaica-1', 'yassa'))`,
    'an unknown revision': 'revision = 99',
    'another secret': `secret = upper(secret)`,
    'a short secret': `secret = 'ab'`,
    'another stage': `stage = iif(stage = 'over', 'running', 'over')`,
    'half a listing': `listing = substr(listing, 1, 20)`,
  };
  for (const [what, change] of Object.entries(changes))
    yield { what, sql: `UPDATE tables SET ${change} WHERE no = :no`, values: {} };
}
