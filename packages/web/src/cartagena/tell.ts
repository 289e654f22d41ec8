import type { Setup } from '@topsail/engine';
import type { CartagenaCard, CartagenaEvent as Event } from '@topsail/games';
import { headLine, line, nameOf, type Line } from '../table/face.ts';
import { words } from '../words/index.ts';
import { positionName } from './tunnel.ts';

/** What happened, as a line of the log. */
export function tell({ ruleset }: Setup, event: Event): Line | undefined {
  const { log, symbol } = words.cartagena;
  switch (event.e) {
    case 'setup':
      return headLine(log.setup(words.rulesets[ruleset]?.name ?? ruleset));
    case 'tunnel':
      return line(log.tunnel(event.sections.map(([name, end]) => name + (end === 'straight' ? '+' : '-'))));
    case 'first':
      return line(log.first(nameOf(event.seat)), event.seat);
    case 'turn':
      return headLine(log.turn(nameOf(event.seat)), event.seat);
    case 'stop':
      return line(log.stop(nameOf(event.seat)), event.seat);
    case 'pass':
      return line(log.pass(nameOf(event.seat)), event.seat);
    case 'row':
      return line(log.row(event.cards.map(symbol)));
    case 'forward':
      return line(
        log.forward(nameOf(event.seat), symbol(event.card), positionName(event.from), positionName(event.to)),
        event.seat,
      );
    case 'reshuffle':
      return line(log.reshuffle);
    case 'end':
      return headLine(log.end);
    default:
      return tellDrawn(event);
  }
}

function tellDrawn(event: Extract<Event, { readonly e: 'deal' | 'back' }>): Line {
  const { log } = words.cartagena;
  const a = nameOf(event.seat);
  const names = event.cards?.map((card: CartagenaCard) => words.cartagena.symbol(card));
  if (event.e === 'deal')
    return line(names === undefined ? log.deal(a, event.count) : log.dealNamed(a, names), event.seat);
  const from = positionName(event.from);
  const to = positionName(event.to);
  const isNamed = names !== undefined && names.length > 0;
  return line(isNamed ? log.backNamed(a, from, to, names) : log.back(a, from, to, event.count), event.seat);
}
