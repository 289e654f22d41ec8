import { jamaicaRules } from '@topsail/games';
import type { CardChooser } from '../choice.ts';
import { fight } from './fight.ts';
import { pay } from './pay.ts';
import { powder } from './powder.ts';
import { sabre } from './sabre.ts';
import { sail } from './sail.ts';
import { spoils } from './spoils.ts';
import { stow } from './stow.ts';

const { ASK } = jamaicaRules;
type State = jamaicaRules.State;
type Move = jamaicaRules.Move;

/** What a quick player answers to each question. */
export function habit(
  s: State,
  seat: number,
  moves: readonly Move[],
  count: number,
  cards: CardChooser,
): number {
  switch (s.asking) {
    case ASK.dice:
      return cards.assignDice(s, seat, moves, count);
    case ASK.card:
      return cards.pickCard(s, seat, moves, count);
    case ASK.stow:
      return stow(s, moves, count);
    case ASK.sail:
      return sail(s, seat, moves, count);
    case ASK.fight:
      return fight(s, seat, moves, count);
    case ASK.powder:
      return powder(s, moves, count);
    case ASK.take:
      return pay(moves, count);
    case ASK.sabre:
      return sabre(s, seat, moves, count);
    case ASK.spoils:
      return spoils(s, moves, count);
    default:
      return 0;
  }
}
