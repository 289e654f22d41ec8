import { begin, play, type GameEvent, type GameState, type Seat } from '@topsail/engine';
import { deny, type BotLevel, type Deed } from '@topsail/protocol';
import { spentOn } from '../clock.ts';
import { countOf } from '../count.ts';
import { diceOf } from '../dice.ts';
import type { Decided } from '../made.ts';
import { botIn, maySecondThought, type TableNow } from '../now.ts';
import { playing, unlessHost, unlessOpen, type Asking } from './asking.ts';
import { one } from './seats.ts';

/** So often may a card be changed before all have picked. */
const MOST_THOUGHTS = 20;

/** All seats taken, a person among them, and from everybody who is none of our bots a nonce: the dice can be thrown. */
export function start(asking: Asking): Decided {
  const { now } = asking;
  const refused = unlessOpen(asking) ?? unlessHost(asking);
  if (refused !== undefined) return refused;
  const empty = now.seats.filter(({ sitter }) => sitter.kind === 'nobody').length;
  if (empty > 0) return deny('table/seats-empty', { params: { empty } });
  const unready = now.seats.findIndex(({ sitter, nonce }) => sitter.kind === 'person' && nonce === null);
  if (unready >= 0) return deny('table/not-ready', { params: { seat: unready } });
  if (!now.seats.some(({ nonce }) => nonce !== null)) return deny('table/not-ready');
  const events: GameEvent[] = [];
  const { record, state } = begin(now.game, now.row.plan.setup, diceOf(now), (event) => events.push(event));
  return one({ entry: { k: 'started', rolls: record.start }, state, events });
}

/** A move of a person. It answers the question they saw, or it is refused. */
export function move(asking: Asking, { move: text }: Extract<Deed, { k: 'move' }>): Decided {
  const { now, seen, at } = asking;
  const seat = playing(asking);
  if (!seat.ok) return seat;
  if (botIn(now, seat.value) !== undefined) return deny('table/not-seated', { params: { seat: seat.value } });
  const asked = now.asked[seat.value];
  if (asked !== undefined && asked.moves.length > 0 && seen < asked.version)
    return deny('table/stale', { params: staleness(now, seat.value, seen) });
  if (hasThoughtEnough(now, seat.value)) return deny('table/too-often', { params: { most: MOST_THOUGHTS } });
  return moveOf(now, seat.value, text, null, at);
}

/** Nobody else notices a second thought, but everybody's table grows with it. */
function hasThoughtEnough(now: TableNow, seat: Seat): boolean {
  if (!maySecondThought(now, seat)) return false;
  const since = now.asked[seat]?.version ?? 0;
  return now.quiet.filter((one) => one.seat === seat && one.version > since).length >= MOST_THOUGHTS;
}

/** As this seat counts versions. */
function staleness(now: TableNow, seat: Seat, seen: number): { seen: number; version: number } {
  return { seen: countOf(now, seat, seen), version: countOf(now, seat, now.version) };
}

/** A move of whoever plays for this seat. */
export function moveOf(now: TableNow, seat: Seat, text: string, bot: BotLevel | null, at: number): Decided {
  const played = play(now.game, stateOf(now), seat, text, diceOf(now));
  if (!played.ok) return played;
  const { state, events, rolls, crossed } = played.value;
  const spent = bot === null ? spentOn(now, seat, at) : 0;
  return one({ entry: { k: 'moved', seat, move: text, rolls, crossed, spent, bot }, state, events });
}

function stateOf({ state }: TableNow): GameState {
  if (state === undefined) throw new Error('a running table without a game');
  return state;
}
