import type { RingEvent } from './rules.ts';
import type { Pair } from './state.ts';
import type { RingTable, RingView } from './view.ts';

/** What a viewer sees after an event. */
export function follow(view: RingView, event: RingEvent): RingView {
  return { ...view, table: tableAfter(view.table, event), own: ownAfter(view, event) };
}

function tableAfter(table: RingTable, event: RingEvent): RingTable {
  switch (event.e) {
    case 'round':
      return { ...table, round: event.round };
    case 'picked':
      return { ...table, hasPicked: withSeat(table.hasPicked, event.seat, true) };
    case 'turned':
      return { ...table, hasPicked: [false, false], turned: { cards: event.cards, die: event.die } };
    case 'went':
      return {
        ...table,
        gone: withSeat(table.gone, event.seat, table.gone[event.seat] + event.spaces.length),
      };
    case 'end':
      return table;
  }
}

function ownAfter({ viewer, own }: RingView, event: RingEvent): RingView['own'] {
  if (own === null) return null;
  if (event.e === 'turned') return { pick: null };
  return event.e === 'picked' && event.seat === viewer ? { pick: event.card ?? null } : own;
}

function withSeat<T>(pair: Pair<T>, seat: number, value: T): Pair<T> {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}
