import type { RingEvent } from '@topsail/games';
import type { Concerns } from '../contract/concerns.ts';

export const concerns: Concerns<RingEvent> = {
  round: { touches: () => 'all' },
  picked: { touches: ({ seat }) => [seat] },
  turned: { touches: () => 'all' },
  went: { gist: true, touches: ({ seat }) => [seat] },
  end: { touches: () => 'all' },
};
