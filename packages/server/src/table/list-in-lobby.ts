import type { Listing, TablePlan } from '@topsail/protocol';
import type { TableOrigin } from '@topsail/store';
import type { Client } from '../client.ts';
import type { TableContext } from '../table-service/table-context.ts';
import { isListedAnew, isShownAnew, listingOf, mayBeListed } from './state/listing.ts';
import type { TableState } from './state/table-state.ts';

type LobbyContext = Pick<TableContext, 'lobby' | 'now'>;

export function listInLobby(
  { lobby, now }: LobbyContext,
  {
    origin,
    plan,
    listing,
  }: { readonly origin: TableOrigin; readonly plan: TablePlan; readonly listing: Listing },
): void {
  if (mayBeListed(origin, plan, now())) lobby.list(listing);
  else lobby.unlist(listing.table);
}

/** Lists a table that has changed. Its end reaches the lobby later, together with the delayed spectators. */
export function listChange(context: LobbyContext, before: TableState, table: TableState): void {
  if (table.stage === 'over' || !isListedAnew(before, table) || !isShownAnew(before, table)) return;
  listInLobby(context, { origin: table.row, plan: table.plan, listing: listingOf(table) });
}

/** Lists a table again if the lobby removed it while nobody was there. */
export function listAgain({ lobby, now }: LobbyContext, table: TableState, client: Client): void {
  const { row, plan, stage } = table;
  const isShown = stage !== 'over' && mayBeListed(row, plan, now());
  if (isShown && !lobby.lists(row.table)) lobby.list(listingOf(table), client);
}
