import { captainsNamed, fitNames, namesIn } from '../session/names.ts';
import type { Opening } from './opened.ts';
import { proveRecord } from './record-reel.ts';

/** A record from this browser or from a file. */
export async function openRecord(text: string): Promise<Opening> {
  const proved = await proveRecord(text);
  if (!proved.ok) return { is: 'refused', why: proved.refusal };
  const { reel, dice, form } = proved.value;
  const captains = captainsNamed(fitNames(namesIn(text), reel.setup.seats));
  return { is: 'opened', opened: { reel, captains, seating: new Map(), proved: { text, dice, form } } };
}
