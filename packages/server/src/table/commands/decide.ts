import type { Answer, Command } from '@topsail/protocol';
import { comeBack, mute, standIn } from './absence.ts';
import type { CommandContext } from './command-context.ts';
import { requireNotTooLong } from './length-limit.ts';
import { move, start } from './play.ts';
import { rematch } from './rematch.ts';
import { kick, leave, ready, seatBot, sit } from './seats.ts';
import { agree, decline, undo } from './undo.ts';
import type { CommandEffect } from './command-effect.ts';

/** Decides what a command would change at this table. Pure: it changes and stores nothing. */
export function decide(
  context: CommandContext,
  deed: Command,
): Answer<CommandEffect> | Promise<Answer<CommandEffect>> {
  return requireNotTooLong(context, deed) ?? effectOf(context, deed);
}

function effectOf(
  context: CommandContext,
  deed: Command,
): Answer<CommandEffect> | Promise<Answer<CommandEffect>> {
  switch (deed.k) {
    case 'sit':
      return sit(context, deed);
    case 'ready':
      return ready(context, deed);
    case 'leave':
      return leave(context);
    case 'seat-bot':
      return seatBot(context, deed);
    case 'kick':
      return kick(context, deed);
    case 'start':
      return start(context);
    case 'move':
      return move(context, deed);
    case 'undo':
      return undo(context);
    case 'agree':
      return agree(context);
    case 'decline':
      return decline(context);
    case 'stand-in':
      return standIn(context, deed);
    case 'return':
      return comeBack(context);
    case 'rematch':
      return rematch(context);
    case 'mute':
      return mute(context, deed);
  }
}
