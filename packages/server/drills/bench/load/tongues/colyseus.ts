import type { LoadJob } from '../job.ts';
import { CLIENTS } from '../match.ts';
import { CountingMatch } from './counting.ts';
import { Cable } from './cable.ts';

/** The first byte of a frame. */
const JOIN_ROOM = 10;
const ROOM_DATA = 13;
/** MessagePack: strings of up to 31 bytes (with their length added), and of up to 255. */
const SHORT_STRING = 0xa0;
const STRING = 0xd9;
const MOST = 255;
const COUNT = Buffer.from([SHORT_STRING + 1, 'n'.charCodeAt(0)]);

interface Seat {
  readonly room: { readonly roomId: string; readonly processId: string };
  readonly sessionId: string;
}

/** At Colyseus's server, by its binary protocol. */
class ColyseusMatch extends CountingMatch {
  readonly #command: Buffer;

  constructor(cables: readonly Cable[], commandBytes: number) {
    super(cables);
    const head = Buffer.from([ROOM_DATA, SHORT_STRING + 'move'.length, ...Buffer.from('move'), STRING]);
    const length = Math.max(1, Math.min(MOST, commandBytes - head.length - 1));
    this.#command = Buffer.concat([head, Buffer.from([length]), Buffer.alloc(length, '.')]);
  }

  protected commandOf(): Buffer {
    return this.#command;
  }

  protected countIn(frame: Buffer): number | undefined {
    return frame[0] === ROOM_DATA ? numberAt(frame, frame.indexOf(COUNT) + COUNT.length) : undefined;
  }
}

/** A number in MessagePack that is whole and not negative. */
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
    const cables = [await join(at, host)];
    while (cables.length < CLIENTS)
      cables.push(await join(at, await reserve(at, `joinById/${host.room.roomId}`)));
    matches.push(new ColyseusMatch(cables, commandBytes));
  }
  return matches;
}

async function reserve(at: string, wish: string): Promise<Seat> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${at}/matchmake/${wish}`, { method: 'POST', headers, body: '{}' });
  return (await answer.json()) as Seat;
}

async function join(at: string, { room, sessionId }: Seat): Promise<Cable> {
  const path = `/${room.processId}/${room.roomId}?sessionId=${sessionId}`;
  const cable = await Cable.open(at.replace('http', 'ws') + path);
  await cable.next(([kind]) => kind === JOIN_ROOM);
  cable.send(Buffer.from([JOIN_ROOM]));
  return cable;
}
