import { addressOf, readAddress, type Choice } from './choice.ts';

const AT_TABLE = '#table';

/** Where on the site one is: the choice stands in the query, the table is a fragment, and Back works. */
export class Place {
  choice: Choice = $state.raw(readAddress(location.search));
  atTable: boolean = $state(location.hash === AT_TABLE);

  choose(choice: Choice): void {
    this.choice = choice;
    history.replaceState(null, '', addressOf(choice) + location.hash);
  }

  goToTable(): void {
    if (!this.atTable) history.pushState(null, '', addressOf(this.choice) + AT_TABLE);
    this.atTable = true;
  }

  goToStart(): void {
    if (this.atTable) history.pushState(null, '', addressOf(this.choice));
    this.atTable = false;
  }

  follow(): void {
    this.choice = readAddress(location.search);
    this.atTable = location.hash === AT_TABLE;
  }
}
