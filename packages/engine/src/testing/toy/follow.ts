import type { Seat } from '../../seat.ts';
import type { ToyEvent } from './rules.ts';
import type { ToyView } from './view.ts';

type Table = ToyView['table'];
type Own = ToyView['own'];
type Told<Kind extends ToyEvent['e']> = Extract<ToyEvent, { readonly e: Kind }>;

/** What a viewer sees after an event. */
export function follow(view: ToyView, event: ToyEvent): ToyView {
  return { ...view, table: tableAfter(view.table, event), own: ownAfter(view, event) };
}

function tableAfter(table: Table, event: ToyEvent): Table {
  switch (event.e) {
    case 'dealt':
      return { ...table, pile: table.pile - 1 };
    case 'chose':
      return { ...table, hasChosen: table.hasChosen.with(event.seat, true) };
    case 'revealed':
      return afterReveal(table, event);
    case 'went':
      return { ...table, at: table.at.with(event.seat, event.to) };
    case 'drew':
      return afterDig(table, event);
    case 'round':
      return { ...table, round: event.round, cards: event.cards };
  }
}

/** Choices are revealed in the order of seats: the first one begins a new row of them. */
function afterReveal(table: Table, { seat, move }: Told<'revealed'>): Table {
  const last = seat === 0 ? [move] : [...table.last, move];
  return { ...table, last, hasChosen: table.hasChosen.with(seat, false) };
}

function afterDig(table: Table, { seat, thrown }: Told<'drew'>): Table {
  return {
    ...table,
    thrown: [...table.thrown, thrown],
    dug: table.dug.with(seat, true),
    pile: table.pile - 1,
  };
}

function ownAfter({ viewer, own }: ToyView, event: ToyEvent): Own {
  if (own === null || !isOf(event, viewer)) return own;
  switch (event.e) {
    case 'dealt':
    case 'drew':
      return { ...own, card: event.card ?? own.card };
    case 'chose':
      return { ...own, chosen: event.move ?? own.chosen };
    case 'revealed':
      return { ...own, chosen: null };
    default:
      return own;
  }
}

function isOf(event: ToyEvent, viewer: ToyView['viewer']): event is ToyEvent & { readonly seat: Seat } {
  return 'seat' in event && event.seat === viewer;
}
