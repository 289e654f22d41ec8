import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@topsail/protocol';
import type { PersonRow } from '@topsail/store';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import { callerOf } from '../http/caller.ts';
import { hangUp, refuseAt, refuseCode, type Reply } from '../http/reply.ts';
import { mayChange, visitOf, type Visit } from '../http/visit.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { People } from '../people/people.ts';
import type { Address, Addresses } from './addresses.ts';
import { Connection } from './connection.ts';
import { COST_OF_UPGRADE } from './costs.ts';
import type { Roster } from './roster.ts';

export interface GateParts {
  readonly config: Config;
  readonly people: People;
  readonly house: House;
  readonly addresses: Addresses;
  readonly roster: Roster;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly isStopping: () => boolean;
}

/** A WebSocket, and the socket under it. */
interface Ends {
  readonly socket: WebSocket;
  readonly wire: Duplex;
}

/** Where WebSockets come in: says who may, and makes them connections. */
export class Gate {
  readonly #parts: GateParts;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LIMITS.frame,
  });

  constructor(parts: GateParts) {
    this.#parts = parts;
    this.#sockets.on('wsClientError', (_error, socket) => this.#turnAway(socket, refuseAt(400, 'upgrade')));
  }

  async admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // A peer that is gone already is found out below; until then nobody else listens.
    socket.on('error', () => socket.destroy());
    const visit = visitOf(request, this.#parts.config);
    const address = this.#parts.addresses.of(visit.address);
    const caller = this.#unfit(visit, address) ?? (await this.#identify(visit));
    // Asked only now, with nothing to wait for between the answer and the connection.
    const guest = 'status' in caller ? caller : (this.#crowded(caller, address) ?? caller);
    if ('status' in guest) this.#turnAway(socket, guest);
    else
      this.#sockets.handleUpgrade(request, socket, head, (open) =>
        this.#connect({ socket: open, wire: socket }, guest, address),
      );
  }

  #unfit(visit: Visit, { purse }: Address): Reply | undefined {
    const now = performance.now();
    if (visit.path !== '/ws') return refuseAt(404, 'path');
    if (!mayChange(visit, this.#parts.config.origins)) return refuseAt(403, 'origin');
    if (purse.spend(COST_OF_UPGRADE, now)) return undefined;
    const wait = String(purse.secondsUntil(COST_OF_UPGRADE, now));
    return refuseCode('frame/too-many', {}, { 'Retry-After': wait });
  }

  async #identify(visit: Visit): Promise<PersonRow | Reply> {
    try {
      return (await callerOf(this.#parts.people, visit)) ?? refuseCode('person/unknown');
    } catch (error) {
      this.#parts.log.error({ err: error }, 'nobody could be let in');
      return refuseCode('store/unavailable');
    }
  }

  #crowded({ person }: PersonRow, { connections }: Address): Reply | undefined {
    const { config, roster, isStopping } = this.#parts;
    if (isStopping()) return refuseCode('server/stopping');
    const isCrowded =
      connections >= config.connectionsPerAddress || roster.countOf(person) >= config.connectionsPerPerson;
    return isCrowded ? refuseCode('person/too-many') : undefined;
  }

  #connect({ socket, wire }: Ends, person: PersonRow, address: Address): void {
    const { config, house, metrics, log, roster } = this.#parts;
    const purses = { credits: config.credits, shared: address.purse };
    const connection = new Connection(socket, wire, person, { house, metrics, log, ...purses });
    const beat = setInterval(() => connection.beat(), config.heartbeat * 1000);
    roster.add(connection);
    address.connections += 1;
    socket.on('close', () => {
      clearInterval(beat);
      roster.remove(connection);
      address.connections -= 1;
    });
  }

  #turnAway(socket: Duplex, reply: Reply): void {
    this.#parts.metrics.answered(reply.status);
    hangUp(socket, reply);
  }
}
