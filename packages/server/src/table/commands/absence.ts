import { refuse, type Answer, type Command } from '@topsail/protocol';
import type { CommandEffect } from './command-effect.ts';
import { isHost, playerSeat, requireHost, requireRunning, type CommandContext } from './command-context.ts';
import { singleEntry } from './seats.ts';

/** The list of muted people is part of every frame. */
const MAX_MUTED = 20;

/** The host lets a bot play for a person who is away. `LoadedTable` has checked that they are: it knows who is connected. */
export function standIn(
  context: CommandContext,
  { seat, level }: Extract<Command, { k: 'stand-in' }>,
): Answer<CommandEffect> {
  // The host is checked first: nobody else may learn the stage from a refusal.
  const refused = requireHost(context) ?? requireRunning(context);
  if (refused !== undefined) return refused;
  const wanted = context.table.seats[seat];
  if (wanted === undefined) return refuse('table/no-such-seat', { params: { seat } });
  if (wanted.occupant.kind !== 'person' || wanted.standIn !== null)
    return refuse('table/not-away', { params: { seat } });
  const { standIn: fallback } = context.table.plan;
  return singleEntry({ entry: { k: 'stand-in', seat, level: level ?? fallback, why: 'host' } });
}

/** A person takes their seat back from the bot. */
export function comeBack(context: CommandContext): Answer<CommandEffect> {
  const seat = playerSeat(context);
  if (!seat.ok) return seat;
  if (context.table.seats[seat.value]?.standIn === null) return refuse('table/not-away');
  return singleEntry({ entry: { k: 'returned', seat: seat.value } });
}

export function mute(
  context: CommandContext,
  { person, muted }: Extract<Command, { k: 'mute' }>,
): Answer<CommandEffect> {
  if (!isHost(context)) return refuse('table/not-host');
  if (muted && context.table.muted.length >= MAX_MUTED) return refuse('chat/too-many-muted');
  return singleEntry({ entry: { k: 'muted', person, muted } });
}
