import type { Chance } from '@topsail/engine';
import { oneIn, pick } from '../kit/luck.ts';
import { within } from '../kit/verdict.ts';
import { BareSocket } from './bare-socket.ts';
import { someAddress, type Villain } from './raider.ts';
import { bytes } from './rubbish.ts';

const PATIENCE_SECONDS = 30;

/** Headers of frames that no WebSocket may send, with what comes after them. */
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

/** Opens a WebSocket by hand and breaks its rules; the server must hang up. How many frames were sent is returned. */
export async function breakFrames(port: number, villain: Villain, luck: Chance): Promise<number> {
  const bare = new BareSocket(port);
  bare.write(handshake(port, villain, luck));
  await bare.answered;
  if (!bare.heard.startsWith('HTTP/1.1 101 ')) {
    bare.socket.destroy();
    return 1;
  }
  bare.write(Buffer.from(pick(luck, BROKEN)));
  if (oneIn(luck, 2)) bare.write(bytes(luck, 200));
  bare.socket.end();
  await within(PATIENCE_SECONDS, () => 'a WebSocket whose rules are broken stays open', bare.closed);
  return 2;
}

function handshake(port: number, { cookie }: Villain, luck: Chance): string {
  const lines = [
    'GET /ws HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    `Cookie: ${cookie}`,
    `X-Forwarded-For: ${someAddress(luck)}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}
