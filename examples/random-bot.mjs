// A whole player that knows only the protocol: takes a free seat and plays random legal moves until the game is over.
//   node examples/random-bot.mjs http://127.0.0.1:8080/table/ID
// TOPSAIL_TOKEN is the token of a program; without it, a new program is made. `ws`, because Node 20 has no WebSocket.
import { randomInt, randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const link = new URL(process.argv[2]);
const table = link.pathname.split('/').at(-1);
const token = process.env.TOPSAIL_TOKEN ?? (await newProgram());
const socket = new WebSocket(`ws${link.origin.slice(4)}/ws`, {
  headers: { authorization: `Bearer ${token}` },
});
const say = (message) => socket.send(JSON.stringify(message));
let frame; // the table as it was last shown
let asked; // the id of the command that has no answer yet

socket.on('open', () => say({ t: 'hello', protocol: 1 }));
socket.on('message', (text) => {
  const message = JSON.parse(text);
  if (message.refusal) console.error(message);
  if (message.t === 'welcome') say({ t: 'open', table });
  if (message.t === 'table') frame = message;
  if (message.command === asked) asked = undefined;
  if (frame?.public.stage === 'over' || (message.refusal && !message.command)) return socket.close();
  const deed = frame && !asked && deedFor(frame);
  if (deed) say({ t: 'do', table, command: (asked = randomUUID()), seen: frame.version, deed });
});
socket.on('close', () => console.log(JSON.stringify(frame?.public.outcome ?? null)));

function deedFor({ public: { stage, seats, waiting }, own }) {
  const seat = seats.findIndex(({ sitter }) => sitter.kind === 'nobody');
  if (stage === 'open' && own.seat === null && seat >= 0) return { k: 'sit', seat, nonce: randomUUID() };
  if (waiting.includes(own.seat) && own.moves.length > 0)
    return { k: 'move', move: own.moves[randomInt(own.moves.length)] };
}

async function newProgram(body = '{"name":"Parrot"}') {
  const post = (path, headers) =>
    fetch(link.origin + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
  const owner = await post('/api/guest', { origin: link.origin });
  const [, session] = /topsail=([\w-]+)/.exec(owner.headers.get('set-cookie'));
  const program = await post('/api/program', { authorization: `Bearer ${session}` });
  return (await program.json()).token;
}
