import type { GameSummary } from '@topsail/protocol';
import type { GameRow, Store } from '@topsail/store';
import type { Ascii } from '../ascii.ts';
import type { Client } from '../client.ts';
import { membersOf, summaryOf, summaryText } from '../table/summary/game-summary.ts';
import type { TableState } from '../table/state/table-state.ts';
import { frame } from './lobby.ts';

/** The most games of each stage in one list. */
const MAX_GAMES = { running: 200, open: 50, over: 20 } as const;

/** Makes the summary of a table whose stored one is missing or unreadable. */
export type RemakeSummary = (table: string) => Promise<GameSummary | undefined>;

/** The lists of everybody's own games. Sends every change to the people of the table who watch theirs. */
export class MyGames {
  readonly #store: Store;
  readonly #remake: RemakeSummary;
  /** By person. What comes while a list is being read waits until it was sent. */
  readonly #watchers = new Map<string, Map<Client, Ascii[] | undefined>>();

  constructor(store: Store, remake: RemakeSummary) {
    this.#store = store;
    this.#remake = remake;
  }

  async watch(client: Client): Promise<void> {
    const { person } = client.person;
    const watchers = this.#watchers.get(person) ?? new Map<Client, Ascii[] | undefined>();
    this.#watchers.set(person, watchers.set(client, []));
    const games = await this.#read(person);
    // The client may have gone meanwhile.
    if (!watchers.has(client)) return;
    client.send(frame({ t: 'games', games }));
    for (const later of watchers.get(client) ?? []) client.send(later);
    watchers.set(client, undefined);
  }

  unwatch(client: Client): void {
    const { person } = client.person;
    const watchers = this.#watchers.get(person);
    watchers?.delete(client);
    if (watchers?.size === 0) this.#watchers.delete(person);
  }

  /** Finished games that come after a given one in the list of this person. */
  async older(person: string, after: string): Promise<readonly GameSummary[]> {
    return this.#readable(await this.#store.gamesOf(person, 'over', MAX_GAMES.over, after));
  }

  /** Sends what has changed to those who are or were at the table. */
  publish(before: TableState, after: TableState): void {
    if (this.#watchers.size === 0 || summaryText(before) === summaryText(after)) return;
    const people = membersOf(after);
    this.add(summaryOf(after), people);
    const gone = membersOf(before).filter((person) => !people.includes(person));
    if (gone.length > 0) this.#send(gone, frame({ t: 'game-gone', table: after.row.table }));
  }

  /** Sends a table to its people. */
  add(game: GameSummary, people: readonly string[]): void {
    this.#send(people, frame({ t: 'game', game }));
  }

  #send(people: readonly string[], text: Ascii): void {
    for (const person of people)
      for (const [client, waiting] of this.#watchers.get(person) ?? [])
        if (waiting === undefined) client.send(text);
        else waiting.push(text);
  }

  async #read(person: string): Promise<readonly GameSummary[]> {
    const stages = ['running', 'open', 'over'] as const;
    const lists = await Promise.all(
      stages.map((stage) => this.#store.gamesOf(person, stage, MAX_GAMES[stage])),
    );
    return this.#readable(lists.flat());
  }

  async #readable(rows: readonly GameRow[]): Promise<readonly GameSummary[]> {
    const games: GameSummary[] = [];
    for (const { table, summary } of rows) {
      const found = summary ?? (await this.#remake(table));
      if (found !== undefined) games.push(found);
    }
    return games;
  }
}
