import { refuse, accept, type Answer, type Command } from '@topsail/protocol';
import type { CommandEffect, NewEntry } from './command-effect.ts';
import { distinctName } from '../../names/distinct-name.ts';
import { namesOfOthers, seatOf, type SeatState, type TableState } from '../state/table-state.ts';
import {
  ownSeat,
  requireHost,
  requireOpen,
  requireSeenPlan,
  type CommandContext,
} from './command-context.ts';

type CommandOf<K extends Command['k']> = Extract<Command, { k: K }>;

export function sit(
  context: CommandContext,
  { seat, colour, seal }: CommandOf<'sit'>,
): Answer<CommandEffect> {
  const { table, person, namesInChat } = context;
  const refused = requireOpen(context) ?? requireSeenPlan(context);
  if (refused !== undefined) return refused;
  if (table.barred.includes(person.person)) return refuse('table/barred');
  const wanted = table.seats[seat];
  if (wanted === undefined) return refuse('table/no-such-seat', { params: { seat } });
  if (!isFreeFor(wanted, person.person)) return refuse('table/seat-taken', { params: { seat } });
  const chosen = colour ?? table.seats[seatOf(table, person.person) ?? seat]?.colour ?? seat;
  if (isColourTaken(table, seat, chosen, person.person))
    return refuse('table/colour-taken', { params: { colour: chosen } });
  const { program } = person;
  const name = distinctName(person.name, [...namesOfOthers(table, person.person), ...namesInChat]);
  return singleEntry({
    entry: { k: 'sat', seat, person: person.person, name, program, colour: chosen, seal },
  });
}

export function ready(context: CommandContext, { seal }: CommandOf<'ready'>): Answer<CommandEffect> {
  const refused = requireOpen(context) ?? requireSeenPlan(context);
  if (refused !== undefined) return refused;
  const seat = ownSeat(context);
  return seat.ok ? singleEntry({ entry: { k: 'ready', seat: seat.value, seal } }) : seat;
}

export function seatBot(
  context: CommandContext,
  { seat, level }: CommandOf<'seat-bot'>,
): Answer<CommandEffect> {
  const refused = requireOpen(context) ?? requireHost(context);
  if (refused !== undefined) return refused;
  const wanted = context.table.seats[seat];
  if (wanted === undefined) return refuse('table/no-such-seat', { params: { seat } });
  if (wanted.occupant.kind === 'person') return refuse('table/seat-taken', { params: { seat } });
  return singleEntry({ entry: { k: 'bot-sat', seat, level, colour: wanted.colour } });
}

export function kick(context: CommandContext, { seat }: CommandOf<'kick'>): Answer<CommandEffect> {
  const refused = requireOpen(context) ?? requireHost(context);
  if (refused !== undefined) return refused;
  const occupant = context.table.seats[seat]?.occupant;
  if (occupant === undefined) return refuse('table/no-such-seat', { params: { seat } });
  if (occupant.kind === 'nobody') return refuse('table/seat-empty', { params: { seat } });
  return singleEntry({ entry: { k: 'left', seat, kicked: true } });
}

export function leave(context: CommandContext): Answer<CommandEffect> {
  const { table } = context;
  const seat = ownSeat(context);
  if (!seat.ok) return seat;
  if (table.stage === 'open')
    return requireOpen(context) ?? singleEntry({ entry: { k: 'left', seat: seat.value, kicked: false } });
  if (table.stage === 'over') return refuse('table/not-running');
  const { standIn: level } = table.plan;
  return singleEntry({ entry: { k: 'stand-in', seat: seat.value, level, why: 'left' } });
}

export function singleEntry(entry: NewEntry): Answer<CommandEffect> {
  return accept({ entries: [entry] });
}

function isFreeFor({ occupant }: SeatState, person: string): boolean {
  return occupant.kind === 'nobody' || (occupant.kind === 'person' && occupant.person === person);
}

/** Whether another occupied seat has this colour. */
function isColourTaken({ seats }: TableState, seat: number, colour: number, person: string): boolean {
  return seats.some((other, i) => i !== seat && other.colour === colour && !isFreeFor(other, person));
}
