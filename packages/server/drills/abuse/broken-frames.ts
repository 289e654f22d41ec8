import type { Chance } from '@topsail/engine';
import { oneIn, pick } from '../kit/random-choice.ts';
import { within } from '../kit/verdict.ts';
import { RawSocket } from './raw-socket.ts';
import { randomAddress, type Attacker } from './hostile-client.ts';
import { bytes } from './malformed.ts';

const CLOSE_SECONDS = 30;

/** Frames that violate the WebSocket protocol. */
const BROKEN: readonly (readonly number[])[] = [
  [0x81, 0x02, 0x7b, 0x7d],
  [0xf1, 0x80, 1, 2, 3, 4],
  [0x83, 0x80, 1, 2, 3, 4],
  [0x80, 0x80, 1, 2, 3, 4],
  [0x89, 0xfe, 0x10, 0x00, 1, 2, 3, 4],
  [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4],
  [0x81, 0xff, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4],
  [0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28],
  [0x88, 0x82, 0, 0, 0, 0, 0x03, 0xed],
  [0x88, 0x81, 0, 0, 0, 0, 0x03],
  [0x09, 0x80, 1, 2, 3, 4],
  [0xc1, 0x85, 0, 0, 0, 0, 1, 2, 3, 4, 5],
];

/** Opens a WebSocket by hand and sends invalid frames; the server must disconnect. Returns how many frames were sent. */
export async function breakFrames(port: number, attacker: Attacker, chance: Chance): Promise<number> {
  const raw = new RawSocket(port);
  raw.write(handshake(port, attacker, chance));
  await raw.answered;
  if (!raw.received.startsWith('HTTP/1.1 101 ')) {
    raw.socket.destroy();
    return 1;
  }
  raw.write(Buffer.from(pick(chance, BROKEN)));
  if (oneIn(chance, 2)) raw.write(bytes(chance, 200));
  raw.socket.end();
  await within(CLOSE_SECONDS, () => 'a WebSocket stays open after an invalid frame', raw.closed);
  return 2;
}

function handshake(port: number, { cookie }: Attacker, chance: Chance): string {
  const lines = [
    'GET /ws HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    `Cookie: ${cookie}`,
    `X-Forwarded-For: ${randomAddress(chance)}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}
