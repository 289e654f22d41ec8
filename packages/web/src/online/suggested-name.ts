import { CAPTAINS, captainName } from '../table/captains.ts';

/** A name for somebody who has not said one: any of the captains. */
export function suggestedName(): string {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return captainName(byte % CAPTAINS.length);
}
