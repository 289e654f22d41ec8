import type { Seat } from '@topsail/engine';
import { type CartagenaCard, type CartagenaEvent, type CartagenaView } from '@topsail/games';
import { words } from '../../../words/index.ts';
import type { ShownBeat } from '../../contract/beat.ts';
import { cardName } from '../words/tunnel.ts';
import { retreatSaid, waySaid } from '../words/ways.ts';
import type { SeenCard } from './hand.ts';

/** What somebody has done in a turn so far. */
export interface Acted {
  readonly seat: Seat;
  readonly deeds: readonly Deed[];
  /** Actions that are left. */
  readonly left: number;
}

interface Deed {
  readonly name: string;
  readonly detail?: string;
  /** The card that was played. */
  readonly card?: CartagenaCard;
  /** The cards that were drawn, as this viewer sees them. */
  readonly drawn: readonly SeenCard[];
  /** Whether it took an action. */
  readonly isAction: boolean;
}

export function actedIn({ told, view }: ShownBeat<CartagenaView, CartagenaEvent>): Acted {
  const { seat, actionsLeft } = view.table;
  return { seat, deeds: told.reduce(withDeed, []), left: actionsLeft };
}

function withDeed(deeds: readonly Deed[], event: CartagenaEvent): readonly Deed[] {
  if (event.e !== 'draw') return [...deeds, ...deedIn(event)];
  const last = deeds.at(-1);
  if (last === undefined) return deeds;
  const cards = Array.from({ length: event.count }, (_, n) => event.cards?.[n]);
  return [...deeds.slice(0, -1), { ...last, drawn: [...last.drawn, ...cards] }];
}

function deedIn(event: CartagenaEvent): readonly Deed[] {
  const { answers, stage } = words.cartagena;
  switch (event.e) {
    case 'forward':
      return [
        {
          name: words.capital(cardName(event.card)),
          detail: waySaid(event),
          card: event.card,
          drawn: [],
          isAction: true,
        },
      ];
    case 'back':
      return [{ name: answers.fallBack, detail: retreatSaid(event, event.count), drawn: [], isAction: true }];
    case 'stop':
    case 'stuck':
    case 'pass':
      return [{ name: stage[event.e], drawn: [], isAction: false }];
    default:
      return [];
  }
}
