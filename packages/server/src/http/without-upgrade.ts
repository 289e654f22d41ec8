import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Headers that concern an upgrade only. */
const OF_UPGRADES = new Set(['upgrade', 'http2-settings', 'connection']);

export function isForWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Serves a request as if it had not asked for an upgrade, which a server may do (RFC 9110, 7.8). Some clients ask for
 * HTTP/2 with every request. Node has stopped reading HTTP from the socket by now, so the request is written back and
 * read again.
 */
export function serveWithoutUpgrade(
  server: Server,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  socket.unshift(Buffer.concat([Buffer.from(headOf(request), 'latin1'), head]));
  server.emit('connection', socket);
}

function headOf({ method, url, httpVersion, rawHeaders, headers }: IncomingMessage): string {
  const lines = [`${method ?? ''} ${url ?? ''} HTTP/${httpVersion}`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (!OF_UPGRADES.has(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[i + 1] ?? ''}`);
  }
  if (/\bclose\b/i.test(headers.connection ?? '')) lines.push('Connection: close');
  return `${lines.join('\r\n')}\r\n\r\n`;
}
