import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { codeOf } from '../fault.ts';
import type { Addresses } from '../socket/addresses.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { isJson } from './body.ts';
import { pageAt, sendPage, type Pages } from './pages.ts';
import { refuseAt, refuseCode, send, type Reply } from './reply.ts';
import type { Route } from './route.ts';
import { mayChange, visitOf, type Visit } from './visit.ts';

const PAGE_COST = 1;

export interface FrontParts {
  readonly config: Config;
  readonly routes: readonly Route[];
  readonly pages: Pages;
  readonly addresses: Addresses;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Answers every HTTP request: a route of the API, a page, or a refusal. */
export function makeFront(parts: FrontParts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const visit = visitOf(request, parts.config);
    const reply = await answer(parts, request, visit).catch((error: unknown) =>
      failed(parts, error, request),
    );
    parts.metrics.answered(reply.status);
    if (response.destroyed) return;
    // Whoever sends more than was read would have it taken for the next request.
    if (!request.complete) response.shouldKeepAlive = false;
    send(response, reply, visit);
  };
}

async function answer(parts: FrontParts, request: IncomingMessage, visit: Visit): Promise<Reply> {
  const { path } = visit;
  if (path === undefined) return refuseAt(400, 'path');
  const here = parts.routes.filter((route) => route.path.test(path));
  if (here.length === 0) return answerPage(parts, request, visit, path);
  const route = here.find(({ method }) => method === plainMethod(visit));
  if (route === undefined) return refuseMethod(here.map(({ method }) => method));
  const refusal = charge(parts, visit, route.cost) ?? unfit(parts, request, visit);
  if (refusal !== undefined) return refusal;
  return route.answer({ request, visit, caught: route.path.exec(path)?.[1] ?? '' });
}

function answerPage(parts: FrontParts, request: IncomingMessage, visit: Visit, path: string): Reply {
  if (path === '/ws') return refuseAt(426, 'upgrade', { Upgrade: 'websocket' });
  if (plainMethod(visit) !== 'GET') return refuseMethod(['GET']);
  const refusal = charge(parts, visit, PAGE_COST);
  if (refusal !== undefined) return refusal;
  const page = path.startsWith('/api/') ? undefined : pageAt(parts.pages, path);
  return page === undefined ? refuseAt(404, 'path') : sendPage(page, request);
}

function plainMethod({ method }: Visit): string {
  return method === 'HEAD' ? 'GET' : method;
}

function refuseMethod(methods: readonly string[]): Reply {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return refuseAt(405, 'method', { Allow: allowed.join(', ') });
}

function charge({ addresses }: FrontParts, { address }: Visit, cost: number): Reply | undefined {
  const now = performance.now();
  const { purse } = addresses.of(address);
  if (purse.spend(cost, now)) return undefined;
  return refuseCode('frame/too-many', {}, { 'Retry-After': String(purse.secondsUntil(cost, now)) });
}

/** Why a request that would change something is not even read. */
function unfit({ config }: FrontParts, request: IncomingMessage, visit: Visit): Reply | undefined {
  if (visit.method !== 'POST') return undefined;
  if (!mayChange(visit, config.origins)) return refuseAt(403, 'origin');
  return isJson(request) ? undefined : refuseAt(415, 'content-type');
}

function failed({ log }: FrontParts, error: unknown, request: IncomingMessage): Reply {
  const id = randomUUID();
  if (request.destroyed && !request.complete) log.debug({ id }, 'a request was broken off');
  else log.error({ err: error, id }, 'a request failed');
  return refuseCode(codeOf(error), { id });
}
