import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@topsail/protocol';
import type { PersonRow } from '@topsail/store';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from '../config/config.ts';
import type { TableService } from '../table-service/table-service.ts';
import { authenticate } from '../http/authenticate.ts';
import { checkHost } from '../http/hosts.ts';
import { replyAndClose, malformedReply, codeReply, type Reply } from '../http/reply.ts';
import { isAllowedToWrite, requestInfo, type RequestInfo } from '../http/request-info.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { People } from '../people/people.ts';
import type { AddressUsage, AddressLimits } from '../rate-limit/address-limits.ts';
import { sessionId } from '../people/sessions.ts';
import { hashOf } from '../people/token.ts';
import { Connection } from './connection.ts';
import { COST_OF_UPGRADE } from '../rate-limit/costs.ts';
import type { Connections } from './connections.ts';

export interface UpgradeHandlerParts {
  readonly config: Config;
  readonly people: People;
  readonly tables: TableService;
  readonly addresses: AddressLimits;
  readonly connections: Connections;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: () => number;
  readonly isStopping: () => boolean;
}

/** A WebSocket and the TCP socket under it. */
interface OpenedSocket {
  readonly socket: WebSocket;
  readonly transport: Duplex;
  readonly session: string;
}

function sessionOf({ bearer, session }: RequestInfo): string {
  return sessionId(hashOf(bearer ?? session ?? ''));
}

/** Handles HTTP upgrades to WebSockets: checks the request, authenticates the person, and makes a connection. */
export class UpgradeHandler {
  readonly #parts: UpgradeHandlerParts;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LIMITS.frame,
  });

  constructor(parts: UpgradeHandlerParts) {
    this.#parts = parts;
    this.#sockets.on('wsClientError', (_error, socket) =>
      this.#reject(socket, malformedReply(400, 'upgrade')),
    );
  }

  async handle(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Without a listener an error of the raw socket would end the process.
    socket.on('error', () => socket.destroy());
    const info = requestInfo(request, this.#parts.config);
    const address = this.#parts.addresses.of(info.address);
    const caller = this.#checkRequest(info, address) ?? (await this.#authenticate(info));
    // The limits are checked after the last await, so that no other upgrade can slip in between.
    const result = 'status' in caller ? caller : (this.#checkConnectionLimits(caller, address) ?? caller);
    if ('status' in result) this.#reject(socket, result);
    else
      this.#sockets.handleUpgrade(request, socket, head, (open) =>
        this.#connect({ socket: open, transport: socket, session: sessionOf(info) }, result, address),
      );
  }

  #checkRequest(info: RequestInfo, { bucket }: AddressUsage): Reply | undefined {
    const now = performance.now();
    const misdirected = checkHost(info.host, this.#parts.config);
    if (misdirected !== undefined) return misdirected;
    if (info.path !== '/ws') return malformedReply(404, 'path');
    if (!isAllowedToWrite(info, this.#parts.config.origins)) return malformedReply(403, 'origin');
    if (bucket.take(COST_OF_UPGRADE, now)) return undefined;
    const wait = String(bucket.secondsUntil(COST_OF_UPGRADE, now));
    return codeReply('frame/too-many', {}, { 'Retry-After': wait });
  }

  async #authenticate(info: RequestInfo): Promise<PersonRow | Reply> {
    try {
      return (await authenticate(this.#parts.people, info)) ?? codeReply('person/unknown');
    } catch (error) {
      this.#parts.log.error({ err: error }, 'could not authenticate an upgrade');
      return codeReply('store/unavailable');
    }
  }

  #checkConnectionLimits({ person }: PersonRow, address: AddressUsage): Reply | undefined {
    const { config, connections, isStopping } = this.#parts;
    if (isStopping()) return codeReply('server/stopping');
    const isOverLimit =
      address.connections >= config.connectionsPerAddress ||
      connections.countOf(person) >= config.connectionsPerPerson;
    return isOverLimit ? codeReply('person/too-many') : undefined;
  }

  #connect({ socket, transport, session }: OpenedSocket, person: PersonRow, address: AddressUsage): void {
    const { config, tables, metrics, log, now, connections } = this.#parts;
    const limits = {
      session,
      credits: config.credits,
      address: address.key,
      addressBucket: address.bucket,
      slowReaders: address.slowReaders,
    };
    const connection = new Connection(socket, transport, person, { tables, metrics, log, now, ...limits });
    const heartbeat = setInterval(() => connection.checkAlive(), config.heartbeat * 1000);
    connections.add(connection);
    address.connections += 1;
    socket.on('close', () => {
      clearInterval(heartbeat);
      connections.remove(connection);
      address.connections -= 1;
    });
  }

  #reject(socket: Duplex, reply: Reply): void {
    this.#parts.metrics.httpAnswered(reply.status);
    replyAndClose(socket, reply);
  }
}
