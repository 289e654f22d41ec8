// A whole player that knows only the protocol: takes a free seat and plays random legal moves until the game is over.
//   TOPSAIL_TOKEN=… node examples/random-bot.mjs http://127.0.0.1:8080/t/ID        (docs/protocol.md: how to get a token)
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const { origin, pathname } = new URL(process.argv[2]);
const table = pathname.split('/').at(-1);
const headers = { authorization: `Bearer ${process.env.TOPSAIL_TOKEN}` };
const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers });
const send = (message) => socket.send(JSON.stringify(message));
const nonce = randomUUID(); // our number for the dice: sealed when we sit down, opened when the host starts the game
let me; // our own id
let frame; // the last frame of the table
let pending; // the id of the command that is not answered yet

socket.on('open', () => send({ t: 'hello', protocol: 3 }));
socket.on('message', (text) => {
  const message = JSON.parse(text);
  if (message.t === 'welcome') me = message.me.person;
  if (message.t === 'welcome') send({ t: 'open', table });
  if (message.t === 'table') frame = message;
  if (message.id === pending) pending = undefined;
  if (frame?.public.stage === 'over' || (message.refusal && !message.id)) return socket.close();
  const command = frame && !pending && commandFor(frame);
  if (command) send({ t: 'command', id: (pending = randomUUID()), table, seen: frame.version, command });
});
socket.on('close', () => console.log(JSON.stringify(frame?.public.outcome ?? null)));

function commandFor({ public: { stage, seats, waiting, dice }, own: { seat, moves } }) {
  const free = seats.findIndex(({ occupant }) => occupant.kind === 'nobody');
  if (stage === 'open' && seat === null && free >= 0) return { k: 'sit', seat: free, seal: seal() };
  if (dice.opening && seat !== null && !dice.opening.opened.includes(seat)) return { k: 'reveal', nonce };
  if (waiting.includes(seat)) return { k: 'move', move: moves[randomInt(moves.length)] };
}

function seal() {
  const text = JSON.stringify(['topsail seal', table, me, nonce]);
  return createHash('sha256').update(text).digest('hex');
}
