import type { Seat } from '@topsail/engine';
import type { Ascii } from '../../ascii.ts';
import type { Client } from '../../client.ts';
import { frame } from '../../table-service/lobby.ts';
import type { TableState } from '../state/table-state.ts';
import type { Audience } from './audience.ts';
import { seatsOfPeople } from './visible-parts.ts';

/** Which seats have their person here, and how many spectators there are: sent to everybody when it changes. */
export class Presence {
  readonly #players: Audience;
  readonly #spectators: Audience;
  #sent: Ascii | undefined;

  constructor(players: Audience, spectators: Audience) {
    this.#players = players;
    this.#spectators = spectators;
  }

  /** The seats whose person has the table open. */
  seats(table: TableState): Seat[] {
    return seatsOfPeople(table, new Set([...this.#players.clients].map(({ person }) => person.person)));
  }

  /** Sends who is here, unless everybody knows it already. */
  send(table: TableState): void {
    const text = this.#frame(table);
    if (text === this.#sent) return;
    this.#sent = text;
    for (const audience of [this.#players, this.#spectators])
      for (const client of audience.clients) client.send(text);
  }

  /** As `send`, after this client has come: it is sent who is here in any case. */
  sendWith(table: TableState, client: Client): void {
    const known = this.#sent;
    this.send(table);
    if (known !== undefined && this.#sent === known) client.send(known);
  }

  #frame(table: TableState): Ascii {
    const seats = this.seats(table);
    return frame({ t: 'present', table: table.row.table, seats, spectators: this.#spectators.size });
  }
}
