import { createRequire } from 'node:module';

// Before the first require: the library reads it once, and its production build is the faster one.
process.env.NODE_ENV = 'production';

// By require, because the library has no entry for Node's own modules; immer must be the same copy that it uses.
const require = createRequire(import.meta.url);

export const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
export const { ActivePlayers } = require('boardgame.io/core');
export const { version } = require('boardgame.io/package.json');
export const { immerable, original } = require('immer');
