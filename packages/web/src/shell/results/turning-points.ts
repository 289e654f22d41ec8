import type { Entrant, GameEvent } from '@topsail/engine';
import type { CartagenaEvent, JamaicaEvent } from '@topsail/games';
import type { RecordReel } from '../../replay/record-reel.ts';
import { faceOf } from '../../games/faces.ts';
import { waysLeft } from './race.ts';

/** Something that changed the course of the game. */
export interface TurningPoint {
  readonly moment: number;
  readonly by: Entrant;
  /** What happened, in words; undefined for a lead that was taken here and never lost again. */
  readonly told: string | undefined;
}

const MOST = 3;
/** What a treasure is worth on average, a curse nearly as much the other way. */
const TREASURE = 4;
const CURSE = 3;
/** Provisions and powder are worth something only while the race lasts. */
const GOODS = 0.5;

/** The greatest changes by what they were worth in points, a space counted as one, and the lead that decided. */
export function turningPointsOf(reel: RecordReel): readonly TurningPoint[] {
  const lead = lastLead(reel);
  const greatest = reel.moments
    .flatMap(({ events }, moment) => events.flatMap((event) => weighed(reel, event, moment)))
    .filter(({ moment }) => moment !== lead?.moment)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST);
  return [...greatest, ...(lead === undefined ? [] : [lead])].toSorted((a, b) => a.moment - b.moment);
}

function weighed(reel: RecordReel, event: GameEvent, moment: number): (TurningPoint & { weight: number })[] {
  const weight = worth(event as JamaicaEvent | CartagenaEvent);
  const line = weight > 0 ? faceOf(reel.game).tell(reel.setup, event) : undefined;
  return line?.by === undefined ? [] : [{ moment, by: line.by, told: line.text, weight }];
}

/** What an event changed, in points or spaces. */
function worth(event: JamaicaEvent | CartagenaEvent): number {
  switch (event.e) {
    case 'steal-hold':
      return event.resource === 'gold' ? event.count : event.count * GOODS;
    case 'steal-treasure':
    case 'treasure':
      return TREASURE;
    case 'give-curse':
      return CURSE;
    case 'shortage-move':
      return event.path.length - 1;
    case 'forward':
      return event.to - event.from;
    default:
      return 0;
  }
}

/** Who was ahead at the end, and since when without a break; undefined when it was so from the first move on. */
function lastLead(reel: RecordReel): TurningPoint | undefined {
  const leaders = reel.moments.map(({ state }) => leaderIn(waysLeft(reel.game, state)));
  const by = leaders.at(-1);
  const moment = leaders.findLastIndex((leader) => leader !== by) + 1;
  return by === undefined || moment === 0 ? undefined : { moment, by, told: undefined };
}

/** Undefined while several are level. */
function leaderIn(left: ReadonlyMap<Entrant, number>): Entrant | undefined {
  const least = Math.min(...left.values());
  const ahead = [...left].filter(([, way]) => way === least);
  return ahead.length === 1 ? ahead[0]?.[0] : undefined;
}
