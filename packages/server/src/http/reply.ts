import { STATUS_CODES, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { refuse, type AnyRefusal, type ServerRefusalCode } from '@topsail/protocol';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './security-headers.ts';

export interface Reply {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer;
}

const STATUS: Partial<Record<AnyRefusal['code'], number>> = {
  'frame/unreadable': 400,
  'frame/too-long': 413,
  'frame/too-many': 429,
  'person/unknown': 401,
  'person/name': 400,
  'person/name-unseen': 400,
  'person/name-marks': 400,
  'person/too-many': 429,
  'table/unknown': 404,
  'table/damaged': 500,
  'store/full': 507,
  'store/unavailable': 503,
  'server/stopping': 503,
  'server/failed': 500,
};

export function json(body: object, headers: OutgoingHttpHeaders = {}): Reply {
  return uncached('application/json', JSON.stringify(body), headers);
}

/** A body that is JSON text already. */
export function jsonText(body: string): Reply {
  return uncached('application/json', body, {});
}

export function text(body: string, headers: OutgoingHttpHeaders = {}): Reply {
  return uncached('text/plain; charset=utf-8', body, headers);
}

function uncached(type: string, body: string, headers: OutgoingHttpHeaders): Reply {
  return { status: 200, headers: { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers }, body };
}

export function refusalReply(refusal: AnyRefusal, headers: OutgoingHttpHeaders = {}): Reply {
  return { ...json({ refusal }, headers), status: STATUS[refusal.code] ?? 403 };
}

/** Refuses a malformed request; `at` names the wrong part. */
export function malformedReply(status: number, at: string, headers: OutgoingHttpHeaders = {}): Reply {
  return { ...codeReply('frame/unreadable', { at }, headers), status };
}

export function codeReply(
  code: ServerRefusalCode,
  params: Readonly<Record<string, string | number>> = {},
  headers: OutgoingHttpHeaders = {},
): Reply {
  return refusalReply(refuse(code, { params }).refusal, headers);
}

interface RequestKind {
  readonly method: string;
  readonly isSecure: boolean;
}

export function send(response: ServerResponse, reply: Reply, { method, isSecure }: RequestKind): void {
  response.writeHead(reply.status, allHeaders(reply, isSecure ? STRICT_TRANSPORT : {}));
  response.end(method === 'HEAD' ? undefined : reply.body);
}

/** Answers on the raw socket, for requests without a response object: unreadable ones and refused upgrades. */
export function replyAndClose(socket: Duplex, reply: Reply): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const headers = Object.entries(allHeaders(reply, { Connection: 'close' }));
  const lines = headers.map(([name, value]) => `${name}: ${String(value)}\r\n`);
  const status = `HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status] ?? ''}\r\n`;
  socket.end(`${status}${lines.join('')}\r\n${reply.body.toString()}`, () => socket.destroy());
}

function allHeaders({ headers, body, status }: Reply, more: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const length = status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) };
  return { ...SECURITY_HEADERS, ...headers, ...length, ...more };
}
