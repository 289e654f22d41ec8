import type { IncomingMessage } from 'node:http';
import type { Reply } from './reply.ts';
import type { Visit } from './visit.ts';

export interface Asked {
  readonly request: IncomingMessage;
  readonly visit: Visit;
  /** What the path's brackets caught. */
  readonly caught: string;
}

/** One thing that can be asked for. GET changes nothing; POST brings JSON and comes from our own pages. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  /** In credits of the address. */
  readonly cost: number;
  answer(asked: Asked): Promise<Reply> | Reply;
}
