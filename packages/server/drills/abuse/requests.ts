import type { Chance } from '@topsail/engine';
import { oneIn, pick } from '../kit/luck.ts';
import { someAddress } from './raider.ts';
import { bytes, oddity } from './rubbish.ts';

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

/** The whole text of a request that is wrong in one way or several, and now and then in none. */
export function badRequest(luck: Chance, host: string, secret: string): string {
  const body = bodyOf(luck);
  const lines = [
    `${pick(luck, METHODS)} ${pick(luck, PATHS)} HTTP/1.1`,
    `Host: ${oneIn(luck, 6) ? 'evil.example' : host}`,
    `X-Forwarded-For: ${oneIn(luck, 6) ? 'nobody, 1.2.3' : someAddress(luck)}`,
    ...headersOf(luck, secret, host),
    `Content-Type: ${pick(luck, TYPES)}`,
    `Content-Length: ${lengthOf(luck, body)}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

function headersOf(luck: Chance, secret: string, host: string): string[] {
  const origin = oneIn(luck, 3) ? `http://${host}` : pick(luck, ORIGINS);
  const headers = [
    `Origin: ${origin}`,
    `Authorization: Bearer ${secret}`,
    `Cookie: topsail=${secret}; topsail=${'A'.repeat(43)}`,
    `Cookie: ${'c=1; '.repeat(500)}`,
    `X-Long: ${'x'.repeat(luck.roll(9000, 'header'))}`,
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
  return headers.filter(() => oneIn(luck, 6));
}

function bodyOf(luck: Chance): string {
  switch (luck.roll(6, 'body')) {
    case 1:
      return '';
    case 2:
      return JSON.stringify({ name: oddity(luck) });
    case 3:
      return JSON.stringify({ code: oddity(luck), name: 'Anne', admin: true });
    case 4:
      return 'x'.repeat(luck.roll(20_000, 'length'));
    case 5:
      return bytes(luck, 50).toString('latin1');
    default:
      return '{"name":"Villain"}';
  }
}

function lengthOf(luck: Chance, body: string): string {
  const length = Buffer.byteLength(body);
  if (!oneIn(luck, 8)) return String(length);
  return pick(luck, [
    '-1',
    '1e9',
    '99999999999999999999',
    String(length + 10),
    String(Math.max(0, length - 3)),
    'x',
  ]);
}
