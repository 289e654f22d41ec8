// A whole player that knows only the protocol: takes a free seat and plays random legal moves until the game is over.
//   TOPSAIL_TOKEN=… node examples/random-bot.mjs http://127.0.0.1:8080/t/ID        (docs/protocol.md: how to get a token)
import { randomInt, randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const { origin, pathname } = new URL(process.argv[2]);
const table = pathname.split('/').at(-1);
const headers = { authorization: `Bearer ${process.env.TOPSAIL_TOKEN}` };
const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers });
const say = (message) => socket.send(JSON.stringify(message));
let frame; // the table as it was last shown
let asked; // the id of the command that has no answer yet

socket.on('open', () => say({ t: 'hello', protocol: 1 }));
socket.on('message', (text) => {
  const message = JSON.parse(text);
  if (message.t === 'welcome') say({ t: 'open', table });
  if (message.t === 'table') frame = message;
  if (message.command === asked) asked = undefined;
  if (frame?.public.stage === 'over' || (message.refusal && !message.command)) return socket.close();
  const deed = frame && !asked && deedFor(frame);
  if (deed) say({ t: 'do', table, command: (asked = randomUUID()), seen: frame.version, deed });
});
socket.on('close', () => console.log(JSON.stringify(frame?.public.outcome ?? null)));

function deedFor({ public: { stage, seats, waiting }, own: { seat, moves } }) {
  const free = seats.findIndex(({ sitter }) => sitter.kind === 'nobody');
  if (stage === 'open' && seat === null && free >= 0) return { k: 'sit', seat: free, nonce: randomUUID() };
  if (waiting.includes(seat)) return { k: 'move', move: moves[randomInt(moves.length)] };
}
