import type { Setup } from '@topsail/engine';
import type { Tracer, WriteTrace } from '../trace.ts';
import type { RingEvent } from './rules.ts';
import { dump } from './dump.ts';
import { emptyTable, type RingState } from './state.ts';

/** Every event as it was told, with the table after its move. */
export function traceRing(setup: Setup, write: WriteTrace): Tracer<RingState, RingEvent> {
  let state = emptyTable(setup);
  let told: RingEvent[] = [];
  write({ e: 'setup', state: dump(state) });
  const release = (): void => {
    for (const event of told) write({ ...event, state: dump(state) });
    told = [];
  };
  return {
    tell: (event) => told.push(event),
    follow(now) {
      state = now;
      release();
    },
    close: release,
  };
}
