import type { ToServer } from '@topsail/protocol';
import type { Client } from '../client.ts';
import type { House } from '../house.ts';

export type Request = Exclude<ToServer, { readonly t: 'hello' | 'ping' }>;

/** Has the house do what a client asks. */
export function attend(house: House, client: Client, asked: Request): Promise<void> | undefined {
  switch (asked.t) {
    case 'lobby':
      if (asked.watch) house.watchLobby(client);
      else house.unwatchLobby(client);
      return undefined;
    case 'close':
      house.close(client, asked.table);
      return undefined;
    case 'open':
      return house.open(client, asked.table, asked.since);
    case 'create':
      return house.create(client, asked.command, asked.wish);
    case 'do':
      return house.act(client, asked);
    case 'say':
      return house.say(client, asked.table, asked.channel, asked.text);
  }
}
