import type { Chance } from '@topsail/engine';
import { oneIn, pick } from '../kit/random-choice.ts';
import { randomAddress } from './hostile-client.ts';
import { bytes, oddValue } from './malformed.ts';

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'BREW',
];
const PATHS = [
  ...['/', '/index.html', '/ws', '/healthz', '/readyz', '/metrics', '/api/me', '/api/guest', '/api/program'],
  ...[
    '/api/recover',
    '/api/recovery',
    '/api/tables/x/record',
    '/api/tables/x/seen?from=9',
    '/api/nothing',
    '/assets/../../package.json',
  ],
  ...[
    '/../../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/topsail.db',
    '/topsail.db',
    '/data/topsail.db-wal',
  ],
  ...[
    '//evil.example/',
    '/%00',
    '/%',
    '/%ff%fe',
    'http://evil.example/',
    '*',
    '',
    '/api/me?x=1#y',
    `/${'a'.repeat(7000)}`,
  ],
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'multipart/form-data',
  '',
  'x'.repeat(300),
];
const ORIGINS = ['null', 'https://evil.example', 'http://127.0.0.1', 'file://', '', 'not an origin'];
const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';

/** The text of a request that is wrong in one or several ways, rarely in none. */
export function badRequest(chance: Chance, host: string, secret: string): string {
  const body = bodyOf(chance);
  const lines = [
    `${pick(chance, METHODS)} ${pick(chance, PATHS)} HTTP/1.1`,
    `Host: ${oneIn(chance, 6) ? 'evil.example' : host}`,
    `X-Forwarded-For: ${oneIn(chance, 6) ? 'nobody, 1.2.3' : randomAddress(chance)}`,
    ...headersOf(chance, secret, host),
    `Content-Type: ${pick(chance, TYPES)}`,
    `Content-Length: ${lengthOf(chance, body)}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

function headersOf(chance: Chance, secret: string, host: string): string[] {
  const origin = oneIn(chance, 3) ? `http://${host}` : pick(chance, ORIGINS);
  const headers = [
    `Origin: ${origin}`,
    `Authorization: Bearer ${secret}`,
    `Cookie: topsail=${secret}; topsail=${'A'.repeat(43)}`,
    `Cookie: ${'c=1; '.repeat(500)}`,
    `X-Long: ${'x'.repeat(chance.roll(9000, 'header'))}`,
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
    'Connection: keep-alive, Upgrade, close',
    `${UPGRADE}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==`,
    `${UPGRADE}Sec-WebSocket-Version: 7\r\nSec-WebSocket-Key: x`,
    'If-None-Match: W/"x"',
    'Range: bytes=0-1,2-3',
    'X-Forwarded-Proto: https',
    'No colon here',
    ': no name',
  ];
  return headers.filter(() => oneIn(chance, 6));
}

function bodyOf(chance: Chance): string {
  switch (chance.roll(6, 'body')) {
    case 1:
      return '';
    case 2:
      return JSON.stringify({ name: oddValue(chance) });
    case 3:
      return JSON.stringify({ code: oddValue(chance), name: 'Anne', admin: true });
    case 4:
      return 'x'.repeat(chance.roll(20_000, 'length'));
    case 5:
      return bytes(chance, 50).toString('latin1');
    default:
      return '{"name":"Attacker"}';
  }
}

function lengthOf(chance: Chance, body: string): string {
  const length = Buffer.byteLength(body);
  if (!oneIn(chance, 8)) return String(length);
  return pick(chance, [
    '-1',
    '1e9',
    '99999999999999999999',
    String(length + 10),
    String(Math.max(0, length - 3)),
    'x',
  ]);
}
