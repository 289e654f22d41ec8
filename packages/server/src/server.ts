import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Store } from '@topsail/store';
import type { Config } from './config/config.ts';
import type { TableService } from './table-service/table-service.ts';
import { makeRequestHandler } from './http/request-handler.ts';
import type { StaticFiles } from './http/static-files.ts';
import { noticeRoutes } from './http/notice-routes.ts';
import { pageRoutes } from './http/page-routes.ts';
import { peopleRoutes } from './http/people-routes.ts';
import { replyAndClose, malformedReply } from './http/reply.ts';
import { sessionRoutes } from './http/session-routes.ts';
import { SocketLimit } from './http/socket-limit.ts';
import { statusRoutes } from './http/status-routes.ts';
import { tableRoutes } from './http/table-routes.ts';
import { isForWebSocket, serveWithoutUpgrade } from './http/without-upgrade.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Notices } from './notices/open-notices.ts';
import { People } from './people/people.ts';
import { Sessions } from './people/sessions.ts';
import { AddressLimits } from './rate-limit/address-limits.ts';
import { UpgradeHandler } from './socket/upgrade-handler.ts';
import { Connections } from './socket/connections.ts';

/** Limits against slow requests that would hold connections open; in milliseconds, the size in bytes. */
const HTTP_LIMITS = {
  maxHeaderSize: 8_192,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
} as const;
const IDLE_TIMEOUT = 60_000;
const CLEANUP_INTERVAL = 60_000;
const SWEEP_INTERVAL = 3_600_000;
/** How long clients have to receive the last frames when the server stops. */
const CLOSE_TIMEOUT = 3_000;

export interface ServerParts {
  readonly config: Config;
  readonly store: Store;
  readonly tables: TableService;
  readonly notices: Notices;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly files: StaticFiles;
  /** The time by which the clocks of the tables run. */
  readonly now: () => number;
}

/** The HTTP and WebSocket server. */
export interface Server {
  /** Settles when it listens; rejects when the port cannot be used. */
  listen(): Promise<AddressInfo>;
  /** Accepts no more connections, waits for accepted commands, and closes all connections. The store stays open. */
  close(): Promise<void>;
}

export function makeServer(parts: ServerParts): Server {
  const { config, tables, metrics } = parts;
  const connections = new Connections();
  const addresses = new AddressLimits(config);
  const stopping = new AbortController();
  const sessions = new Sessions(parts.store, Date.now);
  const http = createHttpServer(parts, { connections, addresses, sessions }, stopping.signal);
  const sweeping = setInterval(() => sweep(sessions, parts), SWEEP_INTERVAL);
  sweeping.unref();
  sweep(sessions, parts);
  const cleanup = setInterval(() => addresses.dropUnused(), CLEANUP_INTERVAL);
  cleanup.unref();
  metrics.watch(
    () => tables.stats(),
    () => connections.size,
  );
  return {
    listen: () => listen(http, config),
    close: async () => {
      stopping.abort();
      clearInterval(cleanup);
      clearInterval(sweeping);
      const closed = new Promise<void>((done) => http.close(() => done()));
      await tables.stop();
      for (const connection of connections.all()) connection.closeForShutdown();
      const late = setTimeout(() => http.closeAllConnections(), CLOSE_TIMEOUT);
      await closed;
      clearTimeout(late);
    },
  };
}

interface SharedParts {
  readonly connections: Connections;
  readonly addresses: AddressLimits;
  readonly sessions: Sessions;
}

/** What it could not delete now is not valid anyway, and is deleted later. */
function sweep(sessions: Sessions, { notices, log }: ServerParts): void {
  sessions.sweep().catch((error: unknown) => log.warn({ err: error }, 'could not delete expired tokens'));
  notices.worker.sweep().catch((error: unknown) => log.warn({ err: error }, 'could not delete old notices'));
}

function createHttpServer(
  { config, store, tables, notices, metrics, log, files, now }: ServerParts,
  { connections, addresses, sessions }: SharedParts,
  stopping: AbortSignal,
): HttpServer {
  const people = new People(store, Date.now);
  const isStopping = () => stopping.aborted;
  const routes = [
    ...statusRoutes({ store, metrics, metricsOpen: config.metricsOpen, isStopping }),
    ...peopleRoutes({ people, sessions, onRename: (person) => connections.updatePerson(person) }),
    ...sessionRoutes({ people, sessions, onEnd: (token) => connections.closeSession(token) }),
    ...noticeRoutes({ people, choices: notices.choices }),
    ...tableRoutes(tables, people),
    ...pageRoutes(store, files),
  ];
  const handleRequest = makeRequestHandler({ config, routes, files, addresses, metrics, log });
  const upgradeHandler = new UpgradeHandler({
    config,
    people,
    tables,
    addresses,
    connections,
    metrics,
    log,
    now,
    isStopping,
  });
  const http = createServer(HTTP_LIMITS, (request, response) => void handleRequest(request, response));
  http.timeout = IDLE_TIMEOUT;
  http.maxConnections = config.connections;
  http.on('error', (error) => log.error({ err: error }, 'the HTTP server failed'));
  http.on('upgrade', (request, socket, head) => {
    if (isForWebSocket(request)) void upgradeHandler.handle(request, socket, head);
    else serveWithoutUpgrade(http, request, socket, head);
  });
  // A proxy has one address for all, and must set its own limit.
  if (!config.behindProxy) {
    const limit = new SocketLimit(config.connectionsPerAddress);
    http.prependListener('connection', (socket) => limit.admit(socket));
  }
  http.on('clientError', (error, socket) =>
    replyAndClose(socket, malformedReply(statusOf(error), 'request')),
  );
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
      // The address of a listening TCP server is never the name of a pipe.
      done(http.address() as AddressInfo);
    });
  });
}
