import type { Seat } from '@topsail/engine';
import { accept, type Answer } from '@topsail/protocol';
import { botIn, type TableState } from '../state/table-state.ts';
import type { CommandEffect } from './command-effect.ts';
import { moveOf } from './play.ts';

/* What the table does without a person: undefined when there is nothing to do. */

export interface BotMove {
  readonly seat: Seat;
  /** The version of the question that the bot has answered. */
  readonly asked: number;
  readonly text: string;
}

/** A bot's answer; undefined when its question is no longer asked. */
export function botMove(
  table: TableState,
  { seat, asked, text }: BotMove,
  at: number,
): Answer<CommandEffect> | undefined {
  const bot = botIn(table, seat);
  const question = table.questions[seat];
  if (bot === undefined || question?.version !== asked || !question.isAwaited) return undefined;
  return moveOf(table, seat, text, bot, at);
}

/** Lets a bot take over every seat whose time is up. */
export function replaceTimedOut(
  table: TableState,
  isUp: (table: TableState, seat: Seat) => boolean,
): Answer<CommandEffect> | undefined {
  const { standIn: level } = table.plan;
  const entries = [...table.seats.keys()]
    .filter((seat) => isUp(table, seat))
    .map((seat) => ({ entry: { k: 'stand-in', seat, level, why: 'time' } as const }));
  return entries.length === 0 ? undefined : accept({ entries });
}
