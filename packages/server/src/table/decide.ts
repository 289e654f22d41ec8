import type { Deed } from '@topsail/protocol';
import { comeBack, mute, standIn } from './deeds/absence.ts';
import type { Asking } from './deeds/asking.ts';
import { unlessShort } from './deeds/length.ts';
import { move, start } from './deeds/play.ts';
import { rematch } from './deeds/rematch.ts';
import { kick, leave, ready, seatBot, sit } from './deeds/seats.ts';
import { agree, decline, undo } from './deeds/undo.ts';
import type { Decided } from './made.ts';

/** What a deed comes to at this table now; nothing is changed by asking. */
export function decide(asking: Asking, deed: Deed): Decided | Promise<Decided> {
  return unlessShort(asking, deed) ?? decided(asking, deed);
}

function decided(asking: Asking, deed: Deed): Decided | Promise<Decided> {
  switch (deed.k) {
    case 'sit':
      return sit(asking, deed);
    case 'ready':
      return ready(asking, deed);
    case 'leave':
      return leave(asking);
    case 'seat-bot':
      return seatBot(asking, deed);
    case 'kick':
      return kick(asking, deed);
    case 'start':
      return start(asking);
    case 'move':
      return move(asking, deed);
    case 'undo':
      return undo(asking);
    case 'agree':
      return agree(asking);
    case 'decline':
      return decline(asking);
    case 'stand-in':
      return standIn(asking, deed);
    case 'return':
      return comeBack(asking);
    case 'rematch':
      return rematch(asking);
    case 'mute':
      return mute(asking, deed);
  }
}
