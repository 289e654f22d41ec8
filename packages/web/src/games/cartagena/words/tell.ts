import type { Setup } from '@topsail/engine';
import type { CartagenaEvent as Event } from '@topsail/games';
import { nameOf } from '../../../words/captains.ts';
import { headLine, line, type Line } from '../../contract/face.ts';
import { words } from '../../../words/index.ts';
import { rulesetName } from '../../../words/named.ts';
import { cardName, cardTaken, fromPosition, toPosition } from './tunnel.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** What happened, as a line of the log. */
export function tell({ ruleset }: Setup, event: Event): Line | undefined {
  const { log } = words.cartagena;
  switch (event.e) {
    case 'setup':
      return headLine(log.setup({ game: rulesetName(ruleset) }));
    case 'tunnel':
      return line(log.tunnel({ sections: sectionsOf(event) }));
    case 'first':
      return line(log.first({ a: nameOf(event.seat) }), event.seat);
    case 'turn':
      return headLine(log.turn({ a: nameOf(event.seat) }), event.seat);
    case 'stop':
      return line(log.stop({ a: nameOf(event.seat) }), event.seat);
    case 'stuck':
      return line(log.stuck({ a: nameOf(event.seat) }), event.seat);
    case 'pass':
      return line(log.pass({ a: nameOf(event.seat) }), event.seat);
    case 'row':
      return line(log.row({ cards: event.cards.map(cardName).join(', ') }));
    case 'forward':
      return line(forward(event), event.seat);
    case 'back':
      return line(back(event), event.seat);
    case 'reshuffle':
      return line(log.reshuffle);
    case 'end':
      return headLine(log.end);
    default:
      return tellDrawn(event);
  }
}

function sectionsOf({ sections }: Told<'tunnel'>): string {
  return sections.map(({ section, enter }) => section + (enter === 'straight' ? '+' : '-')).join(' ');
}

function forward({ seat, card, from, to }: Told<'forward'>): string {
  return words.cartagena.log.forward({
    a: nameOf(seat),
    card: cardTaken(card),
    from: fromPosition(from),
    to: toPosition(to),
  });
}

function back({ seat, from, to }: Told<'back'>): string {
  return words.cartagena.log.back({ a: nameOf(seat), from: fromPosition(from), to: toPosition(to) });
}

function tellDrawn(event: Told<'deal' | 'draw'>): Line {
  const { log } = words.cartagena;
  const { seat, count: n, cards = [] } = event;
  const a = nameOf(seat);
  const names = words.listed(cards.map(cardTaken));
  const [counted, named] = event.e === 'deal' ? [log.deal, log.dealNamed] : [log.draw, log.drawNamed];
  return line(names === '' ? counted({ a, n }) : named({ a, cards: names }), seat);
}
