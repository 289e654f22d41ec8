import { addressOf, readAddress, type Choice } from './choice.ts';
import { keptChoice } from './habits.ts';

const AT_TABLE = '#table';

/** The table that the address names; one that is only said to be there has no name. */
export function tableIn(hash: string): string | undefined {
  return hash.startsWith(AT_TABLE) ? hash.slice(AT_TABLE.length + 1) : undefined;
}

/**
 * Where on the start page one is, and Back works: the table is a fragment, and a choice made in the set-up stands in the
 * query, so that it can be sent to others.
 */
export class Place {
  choice: Choice = $state.raw(choiceIn(location.search));
  /** Whether the set-up is open. */
  isSettingUp: boolean = $state(isChoice(location.search));
  table: string | undefined = $state(tableIn(location.hash));

  choose(choice: Choice): void {
    this.choice = choice;
    history.replaceState(null, '', this.#query() + location.hash);
  }

  setUp(): void {
    this.isSettingUp = true;
    this.choose(this.choice);
  }

  goToTable(id: string): void {
    const address = `${this.#query()}${AT_TABLE}-${id}`;
    if (this.table === undefined) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.table = id;
  }

  goToStart(): void {
    if (this.table !== undefined) history.pushState(null, '', this.#query());
    this.table = undefined;
  }

  follow(): void {
    this.choice = choiceIn(location.search);
    this.isSettingUp = isChoice(location.search);
    this.table = tableIn(location.hash);
  }

  #query(): string {
    return this.isSettingUp ? addressOf(this.choice) : location.pathname;
  }
}

function isChoice(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((key) => key !== 'lang');
}

function choiceIn(search: string): Choice {
  return isChoice(search) ? readAddress(search) : keptChoice();
}
