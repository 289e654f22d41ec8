import { refuse, type Command, type TablePlan } from '@topsail/protocol';
import type { Client } from '../client.ts';
import { ACTION_OF_COMMAND, ActionLimits, type Action } from '../rate-limit/action-limits.ts';
import type { Lobby } from './lobby.ts';

/** Seats that bots may play for at the tables that one person, and one address, has open. */
const BOT_SEATS = { person: 40, address: 200 } as const;
/** Open tables that one person, and one address, may have in the lobby. */
const LISTED_TABLES = { person: 4, address: 12 } as const;

type Refused = ReturnType<typeof refuse> | undefined;

/** Counts something of the clients for which the condition holds. */
type Count = (isCounted: (client: Client) => boolean) => number;

/** What one person and one address may ask of the tables: how often, and how much at the same time. */
export class PeopleLimits {
  readonly #factor: number;
  readonly #actions: ActionLimits;
  readonly #lobby: Lobby;
  readonly #botSeats: Count;

  /** `factor` multiplies all limits; `botSeats` counts those at the tables which clients have open. */
  constructor(factor: number, lobby: Lobby, botSeats: Count) {
    this.#factor = factor;
    this.#actions = new ActionLimits(factor);
    this.#lobby = lobby;
    this.#botSeats = botSeats;
  }

  refuseCreate(client: Client, { visibility }: TablePlan): Refused {
    const isPublic = visibility === 'public';
    const most = isPublic
      ? this.#limitReached(client, LISTED_TABLES, (is) => this.#lobby.countOpen(is))
      : undefined;
    if (most !== undefined) return refuse('lobby/too-many', { params: { most } });
    return this.#refuseAction(client, 'create');
  }

  refuseCommand(client: Client, { k }: Command): Refused {
    const most = k === 'start' ? this.#limitReached(client, BOT_SEATS, this.#botSeats) : undefined;
    if (most !== undefined) return refuse('table/too-many-bots', { params: { most } });
    const action = ACTION_OF_COMMAND[k];
    return action === undefined ? undefined : this.#refuseAction(client, action);
  }

  /** Counts a line of chat; returns the seconds to wait when there were too many. */
  countChatLine(client: Client): number | undefined {
    return this.#actions.take('chat', client);
  }

  /** Forgets those who have used nothing lately. */
  dropUnused(): void {
    this.#actions.dropFull();
  }

  #refuseAction(client: Client, action: Action): Refused {
    const seconds = this.#actions.take(action, client);
    return seconds === undefined ? undefined : refuse('person/too-often', { params: { seconds } });
  }

  /** The limit that this person or their address has reached. */
  #limitReached(
    { person, address }: Client,
    limits: { readonly person: number; readonly address: number },
    count: Count,
  ): number | undefined {
    const ofPerson = limits.person * this.#factor;
    if (count((client) => client.person.person === person.person) >= ofPerson) return ofPerson;
    const ofAddress = limits.address * this.#factor;
    return count((client) => client.address === address) >= ofAddress ? ofAddress : undefined;
  }
}
