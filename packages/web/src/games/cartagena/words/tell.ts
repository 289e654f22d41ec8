import type { Setup, Viewer } from '@topsail/engine';
import type { CartagenaEvent as Event } from '@topsail/games';
import { headLine, line, type Line } from '../../contract/face.ts';
import { drawn } from '../../../words/drawn.ts';
import { words } from '../../../words/index.ts';
import { rulesetName } from '../../../words/named.ts';
import { doer } from '../../../words/parties.ts';
import { cardName, cardsTaken, cardTaken, toPosition } from './tunnel.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** What happened, as a line of the log. */
export function tell({ ruleset }: Setup, event: Event, viewer: Viewer): Line {
  const { log } = words.cartagena;
  switch (event.e) {
    case 'setup':
      return headLine(log.setup({ game: rulesetName(ruleset) }));
    case 'tunnel':
      return line(log.tunnel);
    case 'turn':
      return headLine(log.turn(doer(event.seat, viewer)), event.seat);
    case 'first':
    case 'stop':
    case 'stuck':
    case 'pass':
      return line(log[event.e](doer(event.seat, viewer)), event.seat);
    case 'row':
      return line(log.row({ cards: event.cards.map((card) => drawn(card, cardName(card))).join(', ') }));
    case 'forward':
      return {
        ...line(
          log.forward({
            ...doer(event.seat, viewer),
            card: drawn(event.card, cardTaken(event.card)),
            n: event.to - event.from,
            to: toPosition(event.to),
          }),
          event.seat,
        ),
        at: event.to,
      };
    case 'back':
      return {
        ...line(
          log.back({ ...doer(event.seat, viewer), n: event.from - event.to, to: toPosition(event.to) }),
          event.seat,
        ),
        at: event.to,
      };
    case 'reshuffle':
      return line(log.reshuffle);
    case 'end':
      return headLine(event.winner === undefined ? log.endOpen : log.end(doer(event.winner, viewer)));
    default:
      return tellDrawn(event, viewer);
  }
}

function tellDrawn(event: Told<'deal' | 'draw'>, viewer: Viewer): Line {
  const { log } = words.cartagena;
  const { seat, count: n, cards = [] } = event;
  const who = doer(seat, viewer);
  const [counted, named] = event.e === 'deal' ? [log.deal, log.dealNamed] : [log.draw, log.drawNamed];
  return line(
    cards.length === 0 ? counted({ ...who, n }) : named({ ...who, cards: cardsTaken(cards) }),
    seat,
  );
}
