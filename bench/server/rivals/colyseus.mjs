// Colyseus's server with one kind of room: a state as large as ours, which is sent after every move.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

process.env.NODE_ENV = 'production';
const { Room, Server } = await import('@colyseus/core');
const { WebSocketTransport } = await import('@colyseus/ws-transport');

const { state } = JSON.parse(readFileSync(process.argv[2], 'utf8'));

class Table extends Room {
  maxClients = 4;
  patchRate = null;

  onCreate() {
    const table = { n: 0, ...state };
    this.onMessage('move', (_, text) => {
      table.n += 1;
      table.steps = text.length;
      this.broadcast('state', table);
    });
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define('table', Table);
await server.listen(0, '127.0.0.1');
console.log(`ready at http://127.0.0.1:${http.address().port}/`);
