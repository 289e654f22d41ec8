import type { LoadJob } from '../job.ts';
import { CLIENTS } from '../match.ts';
import { CountingMatch } from './counting.ts';
import { MinimalSocket } from './minimal-socket.ts';

/** The first byte of a frame. */
const JOIN_ROOM = 10;
const ROOM_DATA = 13;
/** MessagePack: strings of up to 31 bytes (with their length added), and of up to 255. */
const SHORT_STRING = 0xa0;
const STRING = 0xd9;
const MAX_LENGTH = 255;
const COUNT = Buffer.from([SHORT_STRING + 1, 'n'.charCodeAt(0)]);

interface Seat {
  readonly room: { readonly roomId: string; readonly processId: string };
  readonly sessionId: string;
}

/** A match at Colyseus's server, by its binary protocol. */
class ColyseusMatch extends CountingMatch {
  readonly #command: Buffer;

  constructor(sockets: readonly MinimalSocket[], commandBytes: number) {
    super(sockets);
    const head = Buffer.from([ROOM_DATA, SHORT_STRING + 'move'.length, ...Buffer.from('move'), STRING]);
    const length = Math.max(1, Math.min(MAX_LENGTH, commandBytes - head.length - 1));
    this.#command = Buffer.concat([head, Buffer.from([length]), Buffer.alloc(length, '.')]);
  }

  protected commandOf(): Buffer {
    return this.#command;
  }

  protected countIn(frame: Buffer): number | undefined {
    return frame[0] === ROOM_DATA ? numberAt(frame, frame.indexOf(COUNT) + COUNT.length) : undefined;
  }
}

/** Reads a non-negative integer in MessagePack. */
function numberAt(frame: Buffer, at: number): number {
  const first = frame.readUInt8(at);
  if (first < 0x80) return first;
  if (first === 0xcc) return frame.readUInt8(at + 1);
  return first === 0xcd ? frame.readUInt16BE(at + 1) : frame.readUInt32BE(at + 1);
}

export async function openColyseus({ at, tables, commandBytes }: LoadJob): Promise<CountingMatch[]> {
  const matches: CountingMatch[] = [];
  for (let table = 0; table < tables; table++) {
    const host = await reserve(at, 'create/table');
    const sockets = [await join(at, host)];
    while (sockets.length < CLIENTS)
      sockets.push(await join(at, await reserve(at, `joinById/${host.room.roomId}`)));
    matches.push(new ColyseusMatch(sockets, commandBytes));
  }
  return matches;
}

async function reserve(at: string, path: string): Promise<Seat> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${at}/matchmake/${path}`, { method: 'POST', headers, body: '{}' });
  return (await answer.json()) as Seat;
}

async function join(at: string, { room, sessionId }: Seat): Promise<MinimalSocket> {
  const path = `/${room.processId}/${room.roomId}?sessionId=${sessionId}`;
  const socket = await MinimalSocket.open(at.replace('http', 'ws') + path);
  await socket.next(([kind]) => kind === JOIN_ROOM);
  socket.send(Buffer.from([JOIN_ROOM]));
  return socket;
}
