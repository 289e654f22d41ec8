// boardgame.io's server with one game: a state as large as ours, and a move that changes a small part of it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Before the first require: the library reads it once, and its production build is the faster one.
process.env.NODE_ENV = 'production';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const { ActivePlayers } = require('boardgame.io/core');

const { state } = JSON.parse(readFileSync(process.argv[2], 'utf8'));

const game = {
  name: 'table',
  disableUndo: true,
  turn: { activePlayers: ActivePlayers.ALL },
  setup: () => ({ n: 0, ...state }),
  moves: {
    answer({ G }, text) {
      G.n += 1;
      G.steps = text.length;
    },
  },
};

const { appServer } = await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: 0 });
console.log(`ready at http://127.0.0.1:${appServer.address().port}/`);
