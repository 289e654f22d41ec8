import type { CommandKind, ToServer } from '@topsail/protocol';

/** What each message costs, in credits. */
export const COSTS: Readonly<Record<ToServer['t'], number>> = {
  hello: 1,
  ping: 1,
  close: 1,
  command: 2,
  lobby: 5,
  games: 10,
  open: 10,
  say: 5,
  create: 20,
};

/** Commands that cost more: an undo replays the game up to that point, a plan is told to everybody in the lobby. */
const COSTS_OF_COMMANDS: Readonly<Partial<Record<CommandKind, number>>> = {
  undo: 10,
  agree: 10,
  'change-plan': 10,
};

export function costOf(message: ToServer): number {
  const own = message.t === 'command' ? COSTS_OF_COMMANDS[message.command.k] : undefined;
  return own ?? COSTS[message.t];
}

export const COST_OF_UNREADABLE = 10;
/** Opening a connection; taken from the address's credits. */
export const COST_OF_UPGRADE = 10;
/** A ping or pong of the WebSocket itself. */
export const COST_OF_CONTROL_FRAME = 1;
