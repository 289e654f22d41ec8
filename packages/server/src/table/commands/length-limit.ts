import { refuse, type Command, type CommandKind } from '@topsail/protocol';
import { mayChangeAnswer, seatOf } from '../state/table-state.ts';
import { isHost, type CommandContext } from './command-context.ts';

/** Beyond this many entries a table accepts only commands that bring its game to an end. */
const MAX_ENTRIES = 5000;

export function requireNotTooLong(
  context: CommandContext,
  command: Command,
): ReturnType<typeof refuse> | undefined {
  if (context.table.version < MAX_ENTRIES || helpsToFinish(context, command)) return undefined;
  // Others are refused anyway, and must not learn from the reason how far a game is that they see later.
  if (!isHost(context) && seatOf(context.table, context.person.person) === undefined) return undefined;
  return refuse('table/too-long', { params: { most: MAX_ENTRIES } });
}

/** What a game needs to be played to its end, left, and played on by bots. */
const FINISHING: readonly CommandKind[] = [
  'start',
  'reveal',
  'leave',
  'stand-in',
  'return',
  'decline',
  'rematch',
];

function helpsToFinish(context: CommandContext, { k }: Command): boolean {
  return FINISHING.includes(k) || (k === 'move' && !isChangedAnswer(context));
}

function isChangedAnswer({ table, person }: CommandContext): boolean {
  const seat = seatOf(table, person.person);
  return seat !== undefined && mayChangeAnswer(table, seat);
}
