import type { LoadJob } from '../job.ts';
import { CLIENTS } from '../match.ts';
import { CountingMatch } from './counting.ts';
import { Cable } from './cable.ts';

/** Frames of engine.io and socket.io, in the namespace of the game. */
const PING = '2';
const PONG = '3';
const JOIN = '40/table,';
const EVENT = '42/table,';
const UPDATE = `${EVENT}["update"`;
const SYNC = `${EVENT}["sync"`;
const COUNT = '"G":{"n":';
const DIGITS = 10;

/** At boardgame.io's server, by socket.io over a WebSocket, as its own client does it. */
class BoardgameIoMatch extends CountingMatch {
  readonly #id: string;
  readonly #text: string;

  constructor(id: string, cables: readonly Cable[], commandBytes: number) {
    super(cables);
    this.#id = id;
    this.#text = '.'.repeat(Math.max(1, commandBytes - this.#command('0', '').length));
  }

  protected commandOf(mover: number): string {
    return this.#command(String(mover), this.#text);
  }

  protected countIn(frame: Buffer, cable: Cable): number | undefined {
    if (startsWith(frame, UPDATE)) {
      const at = frame.indexOf(COUNT) + COUNT.length;
      return parseInt(frame.toString('latin1', at, at + DIGITS), 10);
    }
    if (frame.toString('latin1') === PING) cable.send(PONG);
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
    const cables: Cable[] = [];
    // One after the other: the first makes the match.
    while (cables.length < CLIENTS) cables.push(await join(url, id, String(cables.length)));
    matches.push(new BoardgameIoMatch(id, cables, commandBytes));
  }
  return matches;
}

async function join(url: string, id: string, playerID: string): Promise<Cable> {
  const cable = await Cable.open(url);
  cable.send(JOIN);
  await cable.next((frame) => startsWith(frame, JOIN));
  cable.send(EVENT + JSON.stringify(['sync', id, playerID, null, CLIENTS]));
  await cable.next((frame) => startsWith(frame, SYNC));
  return cable;
}

function startsWith(frame: Buffer, text: string): boolean {
  return frame.toString('latin1', 0, text.length) === text;
}
