import type { Answer, Command } from '@topsail/protocol';
import { comeBack, mute, standIn } from './absence.ts';
import { changePlan } from './change-plan.ts';
import type { CommandContext } from './command-context.ts';
import { requireNotTooLong } from './length-limit.ts';
import { move } from './play.ts';
import { rematch } from './rematch.ts';
import { kick, leave, ready, seatBot, sit } from './seats.ts';
import { reveal, start } from './start.ts';
import { agree, decline, undo } from './undo.ts';
import type { CommandEffect } from './command-effect.ts';

/** Decides what a command would change at this table. Pure: it changes and stores nothing. */
export function decide(
  context: CommandContext,
  command: Command,
): Answer<CommandEffect> | Promise<Answer<CommandEffect>> {
  return requireNotTooLong(context, command) ?? effectOf(context, command);
}

function effectOf(
  context: CommandContext,
  command: Command,
): Answer<CommandEffect> | Promise<Answer<CommandEffect>> {
  switch (command.k) {
    case 'sit':
      return sit(context, command);
    case 'ready':
      return ready(context, command);
    case 'leave':
      return leave(context);
    case 'seat-bot':
      return seatBot(context, command);
    case 'kick':
      return kick(context, command);
    case 'change-plan':
      return changePlan(context, command);
    case 'start':
      return start(context);
    case 'reveal':
      return reveal(context, command);
    case 'move':
      return move(context, command);
    case 'undo':
      return undo(context);
    case 'agree':
      return agree(context);
    case 'decline':
      return decline(context);
    case 'stand-in':
      return standIn(context, command);
    case 'return':
      return comeBack(context);
    case 'rematch':
      return rematch(context);
    case 'mute':
      return mute(context, command);
  }
}
