import type { IncomingMessage } from 'node:http';
import type { Reply } from './reply.ts';
import type { RequestInfo } from './request-info.ts';

export interface RouteRequest {
  readonly request: IncomingMessage;
  readonly info: RequestInfo;
  /** The first capture group of the route's path, or ''. */
  readonly pathParameter: string;
}

/** One route of the HTTP API. GET changes nothing; POST carries JSON and needs our own origin or a bearer token. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  /** In credits, taken from the address. */
  readonly cost: number;
  answer(request: RouteRequest): Promise<Reply> | Reply;
}
