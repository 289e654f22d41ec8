// The floor: a bare `ws` server that answers every command with a frame to the four clients of its table. Given a file,
// it first writes every command to disk: one row, synced together with all commands of the same turn of the event loop.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { openRows } from './rows.mjs';

const [frameBytes, rowBytes, file] = process.argv.slice(2);
const rows = file === undefined ? undefined : openRows(file);
const tables = new Map();
let waiting = [];

const http = createServer((_, response) => response.end(JSON.stringify({ rows: rows?.count() ?? null })));
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false, clientTracking: false });

sockets.on('connection', (socket, { url }) => {
  const table = tableAt(url);
  table.clients.push(socket);
  socket.on('message', (command) => take(table, command.toString()));
});

http.listen(0, '127.0.0.1', () => console.log(`ready at http://127.0.0.1:${http.address().port}/`));

function tableAt(url) {
  const known = tables.get(url);
  if (known !== undefined) return known;
  const table = { no: tables.size, version: 0, clients: [] };
  tables.set(url, table);
  return table;
}

function take(table, command) {
  table.version += 1;
  if (rows === undefined) return broadcast(table);
  const row = [table.no, table.version, command.padEnd(rowBytes)];
  if (waiting.push({ table, row }) === 1) setImmediate(store);
}

function store() {
  const stored = waiting;
  waiting = [];
  rows.commit(stored.map(({ row }) => row));
  for (const { table } of stored) broadcast(table);
}

function broadcast({ version, clients }) {
  const frame = `{"version":${version},"rest":"`.padEnd(frameBytes - 2, '.') + '"}';
  for (const client of clients) client.send(frame);
}
