import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config/config.ts';
import { refusalCodeOf } from '../refusal-code.ts';
import type { AddressLimits } from '../rate-limit/address-limits.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { isJson } from './body.ts';
import { fileAt, fileReply, type StaticFiles } from './static-files.ts';
import { checkHost } from './hosts.ts';
import { malformedReply, codeReply, send, type Reply } from './reply.ts';
import type { Route } from './route.ts';
import { isAllowedToWrite, requestInfo, type RequestInfo } from './request-info.ts';

const FILE_COST = 1;

export interface RequestHandlerParts {
  readonly config: Config;
  readonly routes: readonly Route[];
  readonly files: StaticFiles;
  readonly addresses: AddressLimits;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Answers every HTTP request: with a route of the API, a static file, or a refusal. */
export function makeRequestHandler(parts: RequestHandlerParts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const info = requestInfo(request, parts.config);
    const reply = await answer(parts, request, info).catch((error: unknown) => failed(parts, error, request));
    parts.metrics.httpAnswered(reply.status);
    if (response.destroyed) return;
    // The unread rest of the body must not be parsed as the next request.
    if (!request.complete) response.shouldKeepAlive = false;
    send(response, reply, info);
  };
}

async function answer(
  parts: RequestHandlerParts,
  request: IncomingMessage,
  info: RequestInfo,
): Promise<Reply> {
  const { path } = info;
  if (path === undefined) return malformedReply(400, 'path');
  const misdirected = checkHost(info.host, parts.config);
  if (misdirected !== undefined) return misdirected;
  const matching = parts.routes.filter((route) => route.path.test(path));
  if (matching.length === 0) return answerFile(parts, request, info, path);
  const route = matching.find(({ method }) => method === plainMethod(info));
  if (route === undefined) return refuseMethod(matching.map(({ method }) => method));
  const refusal = takeCredits(parts, info, route.cost) ?? checkPost(parts, request, info);
  if (refusal !== undefined) return refusal;
  return route.answer({ request, info, pathParameter: route.path.exec(path)?.[1] ?? '' });
}

function answerFile(
  parts: RequestHandlerParts,
  request: IncomingMessage,
  info: RequestInfo,
  path: string,
): Reply {
  if (path === '/ws') return malformedReply(426, 'upgrade', { Upgrade: 'websocket' });
  if (plainMethod(info) !== 'GET') return refuseMethod(['GET']);
  const refusal = takeCredits(parts, info, FILE_COST);
  if (refusal !== undefined) return refusal;
  const file = path.startsWith('/api/') ? undefined : fileAt(parts.files, path);
  return file === undefined ? malformedReply(404, 'path') : fileReply(file, request);
}

function plainMethod({ method }: RequestInfo): string {
  return method === 'HEAD' ? 'GET' : method;
}

function refuseMethod(methods: readonly string[]): Reply {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return malformedReply(405, 'method', { Allow: allowed.join(', ') });
}

function takeCredits(
  { addresses }: RequestHandlerParts,
  { address }: RequestInfo,
  cost: number,
): Reply | undefined {
  const now = performance.now();
  const { bucket } = addresses.of(address);
  if (bucket.take(cost, now)) return undefined;
  return codeReply('frame/too-many', {}, { 'Retry-After': String(bucket.secondsUntil(cost, now)) });
}

/** Checks origin and content type before a POST is read. */
function checkPost(
  { config }: RequestHandlerParts,
  request: IncomingMessage,
  info: RequestInfo,
): Reply | undefined {
  if (info.method !== 'POST') return undefined;
  if (!isAllowedToWrite(info, config.origins)) return malformedReply(403, 'origin');
  return isJson(request) ? undefined : malformedReply(415, 'content-type');
}

function failed({ log }: RequestHandlerParts, error: unknown, request: IncomingMessage): Reply {
  const id = randomUUID();
  if (request.destroyed && !request.complete) log.debug({ id }, 'the client aborted a request');
  else log.error({ err: error, id }, 'a request failed');
  return codeReply(refusalCodeOf(error), { id });
}
