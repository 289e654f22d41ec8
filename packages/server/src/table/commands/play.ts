import { play, type GameState, type Seat } from '@topsail/engine';
import type { Level } from '@topsail/bots';
import { refuse, type Answer, type Command } from '@topsail/protocol';
import { timeSpent } from '../state/clock.ts';
import { visibleVersion } from '../viewers/visible-version.ts';
import { diceOf } from '../state/dice.ts';
import type { CommandEffect } from './command-effect.ts';
import { botIn, mayChangeAnswer, type TableState } from '../state/table-state.ts';
import { playerSeat, type CommandContext } from './command-context.ts';
import { singleEntry } from './seats.ts';

/** How often a seat may change its answer before everybody has answered. */
const MAX_CHANGED_ANSWERS = 20;

/** A person's move. It is refused when it answers an older question than the current one. */
export function move(
  context: CommandContext,
  { move: text }: Extract<Command, { k: 'move' }>,
): Answer<CommandEffect> {
  const { table, seenVersion, at } = context;
  const seat = playerSeat(context);
  if (!seat.ok) return seat;
  if (botIn(table, seat.value) !== undefined)
    return refuse('table/not-seated', { params: { seat: seat.value } });
  const question = table.questions[seat.value];
  if (question !== undefined && question.moves.length > 0 && seenVersion < question.version)
    return refuse('table/stale', { params: staleness(table, seat.value, seenVersion) });
  if (hasChangedTooOften(table, seat.value))
    return refuse('table/too-often', { params: { most: MAX_CHANGED_ANSWERS } });
  return moveOf(table, seat.value, text, null, at);
}

/** Changed answers are invisible to the others, but every one of them makes the table longer. */
function hasChangedTooOften(table: TableState, seat: Seat): boolean {
  if (!mayChangeAnswer(table, seat)) return false;
  const since = table.questions[seat]?.version ?? 0;
  return (
    table.secretChanges.filter((one) => one.seat === seat && one.version > since).length >=
    MAX_CHANGED_ANSWERS
  );
}

/** Both versions as this seat counts them. */
function staleness(table: TableState, seat: Seat, seen: number): { seen: number; version: number } {
  return { seen: visibleVersion(table, seat, seen), version: visibleVersion(table, seat, table.version) };
}

/** A move of a person (`bot` is null) or of the bot that plays for the seat. */
export function moveOf(
  table: TableState,
  seat: Seat,
  text: string,
  bot: Level | null,
  at: number,
): Answer<CommandEffect> {
  const played = play(table.game, gameStateOf(table), seat, text, diceOf(table));
  if (!played.ok) return played;
  const { state: gameState, events, rolls, crossed } = played.value;
  const spent = bot === null ? timeSpent(table, seat, at) : 0;
  return singleEntry({
    entry: { k: 'moved', seat, move: text, rolls, crossed, spent, bot },
    gameState,
    events,
  });
}

function gameStateOf({ gameState }: TableState): GameState {
  if (gameState === undefined) throw new Error('a running table without a game');
  return gameState;
}
