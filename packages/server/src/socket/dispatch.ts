import type { ToServer } from '@topsail/protocol';
import type { Client } from '../client.ts';
import type { House } from '../house.ts';

export type Request = Exclude<ToServer, { readonly t: 'hello' | 'ping' }>;

/** Calls the method of the table service that a message asks for. */
export function dispatch(house: House, client: Client, request: Request): Promise<void> | undefined {
  switch (request.t) {
    case 'lobby':
      if (request.watch) house.watchLobby(client);
      else house.unwatchLobby(client);
      return undefined;
    case 'close':
      house.close(client, request.table);
      return undefined;
    case 'open':
      return house.open(client, request.table, request.since);
    case 'create':
      return house.create(client, request.command, request.wish);
    case 'do':
      return house.act(client, request);
    case 'say':
      return house.say(client, request.table, request.channel, request.text);
  }
}
