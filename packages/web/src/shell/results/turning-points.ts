import type { Entrant, GameEvent, Viewer } from '@topsail/engine';
import type { RecordReel } from '../../replay/record-reel.ts';

/** Something that changed the course of the game. */
export interface TurningPoint {
  readonly moment: number;
  readonly by: Entrant;
  /** What happened, in words; undefined for a lead that was taken here and never lost again. */
  readonly told: string | undefined;
}

const MOST = 3;

/** The greatest changes by what they were worth in points, a space counted as one, and the lead that decided; told to a viewer. */
export function turningPointsOf(reel: RecordReel, viewer: Viewer): readonly TurningPoint[] {
  const lead = lastLead(reel);
  const greatest = reel.moments
    .flatMap(({ events }, moment) => events.flatMap((event) => weighed(reel, event, moment, viewer)))
    .filter(({ moment }) => moment !== lead?.moment)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST);
  return [...greatest, ...(lead === undefined ? [] : [lead])].toSorted((a, b) => a.moment - b.moment);
}

function weighed(
  reel: RecordReel,
  event: GameEvent,
  moment: number,
  viewer: Viewer,
): (TurningPoint & { weight: number })[] {
  const { events, face } = reel.client;
  const weight = events[event.e]?.worth?.(event) ?? 0;
  const line = weight > 0 ? face.tell(reel.setup, event, viewer) : undefined;
  return line?.by === undefined ? [] : [{ moment, by: line.by, told: line.text, weight }];
}

/** Who was ahead at the end, and since when without a break; undefined when it was so from the first move on. */
function lastLead(reel: RecordReel): TurningPoint | undefined {
  const leaders = reel.moments.map(({ state }) => leaderIn(reel.client.distances(state)));
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
