import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Store } from '@topsail/store';
import type { Config } from './config.ts';
import type { House } from './house.ts';
import { makeFront } from './http/front.ts';
import type { Pages } from './http/pages.ts';
import { peopleRoutes } from './http/people-routes.ts';
import { hangUp, refuseAt } from './http/reply.ts';
import { statusRoutes } from './http/status-routes.ts';
import { tableRoutes } from './http/table-routes.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { People } from './people/people.ts';
import { Addresses } from './socket/addresses.ts';
import { Gate } from './socket/gate.ts';
import { Roster } from './socket/roster.ts';

/** Against those who send a byte a minute to hold a connection; in milliseconds, but for the size. */
const PATIENCE = {
  maxHeaderSize: 8_192,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
} as const;
const IDLE = 60_000;
const TIDY = 60_000;
/** How long the last words may take to arrive. */
const FAREWELL = 3_000;

export interface ServerParts {
  readonly config: Config;
  readonly store: Store;
  readonly house: House;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly pages: Pages;
}

/** The network's side of the house. */
export interface Server {
  /** Settles when it listens; rejects when the port cannot be had. */
  listen(): Promise<AddressInfo>;
  /** Lets nobody in any more, has the house finish what it took, and says goodbye. The store stays open. */
  close(): Promise<void>;
}

export function makeServer(parts: ServerParts): Server {
  const { config, house, metrics } = parts;
  const roster = new Roster();
  const addresses = new Addresses(config);
  const stopping = new AbortController();
  const http = openDoor(parts, roster, addresses, stopping.signal);
  const tidying = setInterval(() => addresses.tidy(), TIDY);
  tidying.unref();
  metrics.watch(
    () => house.census(),
    () => roster.size,
  );
  return {
    listen: () => listen(http, config),
    close: async () => {
      stopping.abort();
      clearInterval(tidying);
      const closed = new Promise<void>((done) => http.close(() => done()));
      await house.stop();
      for (const connection of roster.all()) connection.dismiss();
      const late = setTimeout(() => http.closeAllConnections(), FAREWELL);
      await closed;
      clearTimeout(late);
    },
  };
}

function openDoor(
  { config, store, house, metrics, log, pages }: ServerParts,
  roster: Roster,
  addresses: Addresses,
  stopping: AbortSignal,
): HttpServer {
  const people = new People(store, Date.now);
  const isStopping = () => stopping.aborted;
  const routes = [
    ...statusRoutes({ store, metrics, metricsOpen: config.metricsOpen, isStopping }),
    ...peopleRoutes(people, (person) => roster.rename(person)),
    ...tableRoutes(house, people),
  ];
  const front = makeFront({ config, routes, pages, addresses, metrics, log });
  const gate = new Gate({ config, people, house, addresses, roster, metrics, log, isStopping });
  const http = createServer(PATIENCE, (request, response) => void front(request, response));
  http.timeout = IDLE;
  http.maxConnections = config.connections;
  http.on('error', (error) => log.error({ err: error }, 'the door failed'));
  http.on('upgrade', (request, socket, head) => void gate.admit(request, socket, head));
  http.on('clientError', (error, socket) => hangUp(socket, refuseAt(statusOf(error), 'request')));
  return http;
}

function statusOf(error: NodeJS.ErrnoException): number {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431;
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function listen(http: HttpServer, { host, port }: Config): Promise<AddressInfo> {
  return new Promise((done, fail) => {
    http.once('error', fail);
    http.listen(port, host, () => {
      http.off('error', fail);
      // A TCP server that listens has an address, not the name of a pipe.
      done(http.address() as AddressInfo);
    });
  });
}
