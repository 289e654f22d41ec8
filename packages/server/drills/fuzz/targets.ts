import { seeded, verifyRecord } from '@topsail/engine';
import { games } from '@topsail/games';
import { readToServer } from '@topsail/protocol';
import { DamagedTable, recordText } from '@topsail/store';
import { NEWEST_ENTRY_FORM, readStoredEntry } from '@topsail/store/testing/entry-reader';
import { EntryReplay } from '../../src/table/history/entry-replay.ts';
import { storedGame, type PlayedTable } from '../damage/games.ts';
import { forgedMessage } from '../abuse/forged-message.ts';
import { must } from '../kit/verdict.ts';

/** A reader of text from outside, with texts that it can read. */
export interface Target {
  readonly name: string;
  readonly corpus: readonly string[];
  /** Reads the text. Throws when the reader breaks a promise; a refusal is no fault. */
  readonly run: (text: string) => void;
}

const PLAYED: readonly PlayedTable[] = Array.from({ length: 6 }, (_, n) => storedGame(n));

/** Every message that is read is read the same again. */
function readMessage(text: string): void {
  const read = readToServer(text);
  if (!read.ok) return;
  const again = readToServer(JSON.stringify(read.value));
  must(
    again.ok && JSON.stringify(again.value) === JSON.stringify(read.value),
    () => 'a message is not read the same again',
  );
}

/** A record is proved or refused with a code, never both and never by an error. */
function readRecord(text: string): void {
  const verified = verifyRecord(games, text);
  must(verified.ok || verified.refusal.code.length > 0, () => 'a record is refused without a reason');
}

/** The first line of the text is the game and the version, the second the form, the rest the entry. */
function readEntry(text: string): void {
  const [place = '', form = '', ...json] = text.split('\n');
  const { row, entries } = PLAYED[Number.parseInt(place, 10) % PLAYED.length] ?? storedGame(0);
  const entry = readStoredEntry(Number(form), json.join('\n'));
  if (entry === undefined) return;
  const upTo = Number(place.split(' ')[1]) || 1;
  const replay = EntryReplay.fromStart(row);
  for (const before of entries.filter(({ version }) => version < upTo)) replay.apply(before);
  const { version, at } = replay.table;
  try {
    replay.apply({ table: row.table, version: version + 1, at, person: null, command: null, entry });
  } catch (problem) {
    if (!(problem instanceof DamagedTable)) throw problem;
  }
}

function messages(): string[] {
  const chance = seeded('messages');
  const knowledge = { tables: () => ['table'], sentMessages: () => [], people: ['anne'] };
  return Array.from({ length: 300 }, () => JSON.stringify(forgedMessage(chance, knowledge)));
}

export const TARGETS: readonly Target[] = [
  { name: 'message', corpus: messages(), run: readMessage },
  {
    name: 'record',
    corpus: PLAYED.flatMap(({ row, entries }) => recordText(row, entries) ?? []),
    run: readRecord,
  },
  {
    name: 'entry',
    corpus: PLAYED.flatMap(({ entries }, game) =>
      someOf(entries, `entries of ${game}`).map(
        ({ version, entry }) => `${game} ${version}\n${NEWEST_ENTRY_FORM}\n${JSON.stringify(entry)}`,
      ),
    ),
    run: readEntry,
  },
];

/** Entries of every kind, and a few more. */
function someOf<T extends { readonly entry: { readonly k: string } }>(rows: readonly T[], seed: string): T[] {
  const chance = seeded(seed);
  const firsts = rows.filter((row, i) => rows.findIndex(({ entry }) => entry.k === row.entry.k) === i);
  return [...firsts, ...rows.filter(() => chance.roll(20) === 1)];
}
