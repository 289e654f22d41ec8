import {
  accept,
  makeRecord,
  play,
  replaying,
  verifyRecord,
  type Game,
  type GameEvent,
  type GameRecord,
  type Result,
  type Seat,
} from '@topsail/engine';
import { games } from '@topsail/games';
import { momentOf, type Moment } from './moment.ts';
import { fitOpponents, readOpponents, writeOpponents, type Opponent } from './opponents.ts';
import type { Session } from './session.ts';

/** The record, with the person's seat, the bots and the seed as remarks that the engine skips. */
export function saveSession({ game, seat, opponents, seed, record }: Session): string {
  const remarks = `# seat ${seat}\n# bots ${writeOpponents(opponents)}\n# seed ${seed}\n`;
  return remarks + makeRecord(game, record);
}

const BEFORE_THERE_WERE_BOTS: Opponent = 'random';

/** Reads a record, proves it, and sits down at the table as its last line left it. */
export function loadSession(text: string, spareSeed: string): Result<Session> {
  const verified = verifyRecord(games, text);
  if (!verified.ok) return verified;
  const { game, record } = verified.value;
  const told = Number(/^# seat (\d+)\s*$/m.exec(text)?.[1] ?? 0);
  const seat = told < record.setup.seats ? told : 0;
  const named = /^# bots (\S+)\s*$/m.exec(text)?.[1] ?? BEFORE_THERE_WERE_BOTS;
  const opponents = fitOpponents(readOpponents(named), record.setup.seats - 1);
  const seed = /^# seed (.+?)\s*$/m.exec(text)?.[1] ?? spareSeed;
  return accept({ game, seat, opponents, seed, record, moments: relive(game, seat, record) });
}

function relive(game: Game, seat: Seat, record: GameRecord): Moment[] {
  const events: GameEvent[] = [];
  let state = game.setup(record.setup, replaying(record.start), (event) => events.push(event));
  const moments = [momentOf(game, seat, { state, events, crossed: true })];
  for (const step of record.steps) {
    const done = play(game, state, step.seat, step.move, replaying(step.rolls));
    if (!done.ok) throw new Error(`a proved record was refused: ${JSON.stringify(done.refusal)}`);
    state = done.value.state;
    moments.push(momentOf(game, seat, done.value));
  }
  return moments;
}
