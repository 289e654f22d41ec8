import { accept, makeRecord, verifyRecord, type Game, type Result } from '@topsail/engine';
import { momentOf } from './moment.ts';
import { fitNames, namesIn, writeNames } from './names.ts';
import { fitOpponents, readOpponents, writeOpponents, type Opponent } from './opponents.ts';
import { relive } from './relive.ts';
import { firstViewer, type Session } from './session.ts';

/** The record, with the person's seat, the bots, the names and the seed as remarks, which are no part of the game. */
export function saveSession({ game, seat, opponents, names, seed, record }: Session): string {
  const named = names.length > 0 ? [`names ${writeNames(names)}`] : [];
  const remarks = [`seat ${seat}`, `bots ${writeOpponents(opponents)}`, ...named, `seed ${seed}`];
  return makeRecord(game, record, { chronicle: record.steps }, remarks);
}

const BEFORE_THERE_WERE_BOTS: Opponent = 'random';

/** Reads a record by one of these games, proves it, and sits down at the table as its last line left it. */
export function loadSession(games: readonly Game[], text: string, spareSeed: string): Result<Session> {
  const verified = verifyRecord(games, text);
  if (!verified.ok) return verified;
  const { game, record } = verified.value;
  const told = Number(/^# seat (\d+)\s*$/m.exec(text)?.[1] ?? 0);
  const seat = told < record.setup.seats ? told : 0;
  const named = /^# bots (\S+)\s*$/m.exec(text)?.[1] ?? BEFORE_THERE_WERE_BOTS;
  const opponents = fitOpponents(readOpponents(named), record.setup.seats - 1);
  const names = fitNames(namesIn(text), record.setup.seats);
  const seed = /^# seed (.+?)\s*$/m.exec(text)?.[1] ?? spareSeed;
  const viewer = firstViewer({ seat, opponents });
  const moments = relive(game, record).map((relived) => momentOf(game, viewer, relived));
  return accept({ game, seat, viewer, opponents, names, seed, record, moments });
}
