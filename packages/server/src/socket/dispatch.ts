import type { ToServer } from '@topsail/protocol';
import type { Client } from '../client.ts';
import type { TableService } from '../table-service/table-service.ts';

export type Request = Exclude<ToServer, { readonly t: 'hello' | 'ping' }>;

/** Calls the method of the table service that a message asks for. */
export function dispatch(tables: TableService, client: Client, request: Request): Promise<void> | undefined {
  switch (request.t) {
    case 'lobby':
      if (request.watch) tables.watchLobby(client);
      else tables.unwatchLobby(client);
      return undefined;
    case 'games':
      if (request.watch) return tables.watchGames(client);
      tables.unwatchGames(client);
      return undefined;
    case 'close':
      tables.close(client, request.table);
      return undefined;
    case 'open':
      return tables.open(client, request.table, request.since);
    case 'create':
      return tables.create(client, request.id, request.plan);
    case 'command':
      return tables.execute(client, request);
    case 'say':
      return tables.say(client, request.table, request.channel, request.text);
  }
}
