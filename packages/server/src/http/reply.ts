import { STATUS_CODES, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { deny, type Denial, type ServerRefusalCode } from '@topsail/protocol';
import { SAFETY, STAY_SECURE } from './safety.ts';

export interface Reply {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer;
}

const STATUS: Partial<Record<Denial['code'], number>> = {
  'frame/unreadable': 400,
  'frame/too-long': 413,
  'frame/too-many': 429,
  'person/unknown': 401,
  'person/name': 400,
  'person/too-many': 429,
  'table/unknown': 404,
  'store/full': 507,
  'store/unavailable': 503,
  'server/stopping': 503,
  'server/failed': 500,
};

export function json(body: object, headers: OutgoingHttpHeaders = {}): Reply {
  return fresh('application/json', JSON.stringify(body), headers);
}

/** What is JSON already. */
export function jsonText(body: string): Reply {
  return fresh('application/json', body, {});
}

export function text(body: string, headers: OutgoingHttpHeaders = {}): Reply {
  return fresh('text/plain; charset=utf-8', body, headers);
}

function fresh(type: string, body: string, headers: OutgoingHttpHeaders): Reply {
  return { status: 200, headers: { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers }, body };
}

export function refuse(refusal: Denial, headers: OutgoingHttpHeaders = {}): Reply {
  return { ...json({ refusal }, headers), status: STATUS[refusal.code] ?? 403 };
}

/** Refuses a request for what it is, not for what it wants: `at` names the part that is wrong. */
export function refuseAt(status: number, at: string, headers: OutgoingHttpHeaders = {}): Reply {
  return { ...refuseCode('frame/unreadable', { at }, headers), status };
}

export function refuseCode(
  code: ServerRefusalCode,
  params: Readonly<Record<string, string | number>> = {},
  headers: OutgoingHttpHeaders = {},
): Reply {
  return refuse(deny(code, { params }).refusal, headers);
}

interface Manner {
  readonly method: string;
  readonly isSecure: boolean;
}

export function send(response: ServerResponse, reply: Reply, { method, isSecure }: Manner): void {
  response.writeHead(reply.status, wholeHeaders(reply, isSecure ? STAY_SECURE : {}));
  response.end(method === 'HEAD' ? undefined : reply.body);
}

/** Answers where there is no response to write to: a request that could not be read, or an upgrade refused. */
export function hangUp(socket: Duplex, reply: Reply): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const headers = Object.entries(wholeHeaders(reply, { Connection: 'close' }));
  const lines = headers.map(([name, value]) => `${name}: ${String(value)}\r\n`);
  const status = `HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status] ?? ''}\r\n`;
  socket.end(`${status}${lines.join('')}\r\n${reply.body.toString()}`, () => socket.destroy());
}

function wholeHeaders({ headers, body, status }: Reply, more: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const length = status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) };
  return { ...SAFETY, ...headers, ...length, ...more };
}
