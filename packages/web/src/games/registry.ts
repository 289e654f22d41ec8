import type { GameId } from '@topsail/games';
import { gameOf, knownGameOf } from '@topsail/games';
import { once } from '../browser/once.ts';
import type { GameClient } from './contract/client.ts';

/** Every game's client, fetched when somebody sits down. A game without one is a type error. */
const CLIENTS: Readonly<Record<GameId, () => Promise<GameClient>>> = {
  jamaica: once(async () => (await import('./jamaica/client.ts')).client),
  cartagena: once(async () => (await import('./cartagena/client.ts')).client),
};

/** The client of a ruleset that was checked before. */
export function clientOf(ruleset: string): Promise<GameClient> {
  return CLIENTS[knownGameOf(ruleset).id]();
}

/** Fetches a game before it is laid on the table, together with its board and the picture of it. */
export async function fetchGame(ruleset: string): Promise<unknown> {
  if (gameOf(ruleset) === undefined) return undefined;
  const client = await clientOf(ruleset);
  const picture = client.picture(ruleset);
  if (picture !== undefined) new Image().src = picture;
  return client.board();
}
