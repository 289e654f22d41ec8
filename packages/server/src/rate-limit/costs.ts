import type { ToServer } from '@topsail/protocol';

/** What each message costs, in credits. */
export const COSTS: Readonly<Record<ToServer['t'], number>> = {
  hello: 1,
  ping: 1,
  close: 1,
  command: 2,
  lobby: 5,
  open: 10,
  say: 5,
  create: 20,
};

/** An undo replays the game up to that point. */
const COST_OF_UNDO = 10;

export function costOf(message: ToServer): number {
  const isUndo = message.t === 'command' && (message.command.k === 'undo' || message.command.k === 'agree');
  return isUndo ? COST_OF_UNDO : COSTS[message.t];
}

export const COST_OF_UNREADABLE = 10;
/** Opening a connection; taken from the address's credits. */
export const COST_OF_UPGRADE = 10;
/** A ping or pong of the WebSocket itself. */
export const COST_OF_CONTROL_FRAME = 1;
