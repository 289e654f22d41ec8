import type { LoadJob } from '../job.ts';
import { CLIENTS } from '../match.ts';
import { CountingMatch } from './counting.ts';
import { MinimalSocket } from './minimal-socket.ts';

/** Frames of engine.io and socket.io in the namespace of the game. */
const PING = '2';
const PONG = '3';
const JOIN = '40/table,';
const EVENT = '42/table,';
const UPDATE = `${EVENT}["update"`;
const SYNC = `${EVENT}["sync"`;
const COUNT = '"G":{"n":';
const DIGITS = 10;

/** A match at boardgame.io's server, by socket.io over a WebSocket like its own client. */
class BoardgameIoMatch extends CountingMatch {
  readonly #id: string;
  readonly #text: string;

  constructor(id: string, sockets: readonly MinimalSocket[], commandBytes: number) {
    super(sockets);
    this.#id = id;
    this.#text = '.'.repeat(Math.max(1, commandBytes - this.#command('0', '').length));
  }

  protected commandOf(mover: number): string {
    return this.#command(String(mover), this.#text);
  }

  protected countIn(frame: Buffer, socket: MinimalSocket): number | undefined {
    if (startsWith(frame, UPDATE)) {
      const at = frame.indexOf(COUNT) + COUNT.length;
      return parseInt(frame.toString('latin1', at, at + DIGITS), 10);
    }
    if (frame.toString('latin1') === PING) socket.send(PONG);
    return undefined;
  }

  #command(playerID: string, text: string): string {
    const action = { type: 'MAKE_MOVE', payload: { type: 'answer', args: [text], playerID } };
    return EVENT + JSON.stringify(['update', action, this.commands, this.#id, playerID]);
  }
}

export async function openBoardgameIo({ at, tables, commandBytes }: LoadJob): Promise<CountingMatch[]> {
  const url = `${at.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const matches: CountingMatch[] = [];
  for (let table = 0; table < tables; table++) {
    const id = `match-${table}`;
    const sockets: MinimalSocket[] = [];
    // In sequence: the first creates the match.
    while (sockets.length < CLIENTS) sockets.push(await join(url, id, String(sockets.length)));
    matches.push(new BoardgameIoMatch(id, sockets, commandBytes));
  }
  return matches;
}

async function join(url: string, id: string, playerID: string): Promise<MinimalSocket> {
  const socket = await MinimalSocket.open(url);
  socket.send(JOIN);
  await socket.next((frame) => startsWith(frame, JOIN));
  socket.send(EVENT + JSON.stringify(['sync', id, playerID, null, CLIENTS]));
  await socket.next((frame) => startsWith(frame, SYNC));
  return socket;
}

function startsWith(frame: Buffer, text: string): boolean {
  return frame.toString('latin1', 0, text.length) === text;
}
