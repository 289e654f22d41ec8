import { LIMITS, type Answer, type TableFrame } from '@topsail/protocol';
import { clientOf } from '../games/registry.ts';
import { framesOf, recordOf } from '../online/api.ts';
import { captainsOf } from '../online/captains.ts';
import { seatingOnline } from '../online/seating.ts';
import { FrameReel } from './frame-reel.ts';
import type { Opening } from './opened.ts';
import { proveRecord } from './record-reel.ts';

/** A table of the server: by its record when the game is over, else by what this viewer was shown. */
export async function openTable(id: string): Promise<Opening> {
  const [newest, record] = await Promise.all([framesOf(id), recordOf(id)]);
  const frame = newest?.ok === true ? newest.value[0] : undefined;
  if (record?.ok === true) return openProved(record.value, frame);
  if (newest === undefined) return { is: 'unreachable' };
  if (!newest.ok) return { is: 'refused', why: newest.refusal };
  return frame === undefined ? { is: 'nothing' } : openFrames(id, frame);
}

async function openProved(text: string, frame: TableFrame | undefined): Promise<Opening> {
  const proved = await proveRecord(text, frame?.own.seat ?? undefined);
  if (!proved.ok) return { is: 'refused', why: proved.refusal };
  const { reel, dice, form } = proved.value;
  return { is: 'opened', opened: { reel, ...seatedIn(frame), proved: { text, dice, form } } };
}

async function openFrames(id: string, newest: TableFrame): Promise<Opening> {
  if (newest.public.game === null || newest.plan === undefined) return { is: 'nothing' };
  const frames = await allFrames(id, newest.version);
  if (!frames.ok) return { is: 'refused', why: frames.refusal };
  const client = await clientOf(newest.plan.setup.ruleset);
  const reel = new FrameReel(newest.plan, frames.value, client);
  return { is: 'opened', opened: { reel, ...seatedIn(newest) } };
}

async function allFrames(id: string, last: number): Promise<Answer<readonly TableFrame[]>> {
  const frames: TableFrame[] = [];
  for (let from = 1; from <= last; from += LIMITS.pastFrames) {
    const answer = await framesOf(id, { from, to: from + LIMITS.pastFrames - 1 });
    if (answer?.ok === false) return answer;
    frames.push(...(answer?.value ?? []));
  }
  return { ok: true, value: frames };
}

function seatedIn(frame: TableFrame | undefined) {
  const seats = frame?.public.seats ?? [];
  return { captains: captainsOf(seats), seating: seatingOnline(seats, undefined, []) };
}
