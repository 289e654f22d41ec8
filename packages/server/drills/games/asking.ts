import { once } from 'node:events';
import { PROTOCOL, type GameSummary, type ToClient, type ToServer } from '@topsail/protocol';
import { WebSocket } from 'ws';
import { within } from '../kit/verdict.ts';

const ANSWER_SECONDS = 60;

export interface Asked {
  readonly games: readonly GameSummary[];
  /** From the question to the whole answer. */
  readonly milliseconds: number;
}

/** Connects as a person and asks for their games. */
export async function askForGames(at: string, token: string): Promise<Asked> {
  const socket = new WebSocket(`${at.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  const send = (message: ToServer): void => socket.send(JSON.stringify(message));
  send({ t: 'hello', protocol: PROTOCOL });
  await answer(socket, 'welcome');
  const start = performance.now();
  send({ t: 'games', watch: true });
  const { games } = await answer(socket, 'games');
  const milliseconds = performance.now() - start;
  socket.terminate();
  return { games, milliseconds };
}

function answer<T extends ToClient['t']>(socket: WebSocket, t: T): Promise<Extract<ToClient, { t: T }>> {
  const come = new Promise<Extract<ToClient, { t: T }>>((done) => {
    socket.on('message', (text: Buffer) => {
      const frame = JSON.parse(text.toString()) as ToClient;
      if (frame.t === t) done(frame as Extract<ToClient, { t: T }>);
    });
  });
  return within(ANSWER_SECONDS, () => `no answer: ${t}`, come);
}
