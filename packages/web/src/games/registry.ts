import type { Game } from '@topsail/engine';
import { gameIdOf, offerOf, offers, type GameId } from '@topsail/games';
import { once } from '../browser/once.ts';
import { saying } from '../words/index.ts';
import type { GameClient } from './contract/client.ts';
import type { GameGuide } from './contract/guide.ts';
import { rulesetIn } from './contract/ruleset-in.ts';

interface Entry {
  /** Fetched when somebody sits down. */
  readonly client: () => Promise<GameClient>;
  /** Fetched when somebody learns the game or reads its rules. */
  readonly guide: () => Promise<GameGuide>;
}

/** Every game. One that is missing here, or lacks a part, is a type error. */
const ENTRIES: Readonly<Record<GameId, Entry>> = {
  jamaica: {
    client: saying(['battle', 'chart', 'jamaica'], async () => (await import('./jamaica/client.ts')).client),
    guide: saying(['battle', 'chart', 'jamaica'], async () => (await import('./jamaica/guide.ts')).guide),
  },
  cartagena: {
    client: saying(['cartagena'], async () => (await import('./cartagena/client.ts')).client),
    guide: saying(['cartagena'], async () => (await import('./cartagena/guide.ts')).guide),
  },
  ring: {
    client: async () => (await import('./ring/client.ts')).fetchClient(),
    guide: once(async () => (await import('./ring/ring-guide.ts')).guide),
  },
};

/** The client of a ruleset that was checked before. */
export function clientOf(ruleset: string): Promise<GameClient> {
  return ENTRIES[gameIdOf(ruleset)].client();
}

/** The rules by which a record is read: none where it names no game there is. */
export async function rulesFor(record: string): Promise<readonly Game[]> {
  const ruleset = rulesetIn(record);
  return offerOf(ruleset) === undefined ? [] : [(await clientOf(ruleset)).game];
}

export function guideOf(ruleset: string): Promise<GameGuide> {
  return ENTRIES[gameIdOf(ruleset)].guide();
}

/** The pictures of all games that are offered, by the rule they stand under. */
export async function allPictures(): Promise<GameGuide['pictures']> {
  const offered = offers.filter(({ rulesets }) => rulesets.some((ruleset) => ruleset.offered));
  const guides = await Promise.all(offered.map(({ id }) => ENTRIES[id].guide()));
  return Object.fromEntries(guides.flatMap(({ pictures }) => Object.entries(pictures)));
}

/** Fetches a game before it is laid on the table, together with its board and the picture of it. */
export async function fetchGame(ruleset: string): Promise<unknown> {
  if (offerOf(ruleset) === undefined) return undefined;
  const client = await clientOf(ruleset);
  const picture = client.picture(ruleset);
  if (picture !== undefined) new Image().src = picture;
  return client.board();
}
