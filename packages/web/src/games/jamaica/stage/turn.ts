import type { Seat } from '@topsail/engine';
import type { CardName, Half, JamaicaEvent as Event, ShipName, View } from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import { words } from '../../../words/index.ts';
import { orderName } from '../words/terms.ts';
import { deedsOf, type Step } from './deeds.ts';
import type { Beat } from './staged.ts';

/** What the one who acts has done and will do. */
export interface Turn {
  readonly ship: ShipName;
  /** The ghost acts without one. */
  readonly card: CardName | undefined;
  readonly steps: readonly Step[];
  /** Who acts after this, in order. */
  readonly next: readonly Seat[];
}

/** Of what happens in a half, the last things. */
const MOST_DEEDS = 2;
const HALVES: readonly Half[] = ['morning', 'evening'];

/** The turn that is shown; undefined before the cards are turned up, and when the race is over. */
export function turnOf({ event, told, view }: Beat): Turn | undefined {
  if (event.e === 'reveal' || event.e === 'end') return undefined;
  const begun = told.findLastIndex(begins);
  const first = told[begun];
  if (first?.e !== 'turn' && first?.e !== 'act') return undefined;
  const events = told.slice(begun);
  const ship = first.e === 'turn' ? first.seat : first.ship;
  return {
    ship,
    card: first.e === 'turn' ? first.card.join('/') : undefined,
    steps: stepsOf(events, view),
    next: ship === 'ghost' ? [] : seatsAfter(ship, view),
  };
}

/** A card is turned up, or the ghost begins its day. */
function begins(event: Event): boolean {
  return event.e === 'turn' || (event.e === 'act' && event.ship === 'ghost' && event.half === 'morning');
}

function stepsOf(events: readonly Event[], view: View): readonly Step[] {
  const { setup, table } = view;
  const [first] = events;
  const now = events.findLast((event) => event.e === 'act')?.half;
  return HALVES.flatMap((half, i): readonly Step[] => {
    const die = table.dice[half];
    const action = first?.e === 'turn' ? first.card[i] : undefined;
    const state = now === half ? 'now' : now === 'evening' ? 'done' : 'later';
    const name = words.jamaica.half({ world: worldOf(setup.ruleset), half });
    const text =
      action === undefined
        ? words.jamaica.stage.ghost({ half: name, n: die })
        : words.jamaica.answers.order({ half: name, order: orderName(setup.ruleset, action, die) });
    const deeds = state === 'now' ? deedsOf(deedsIn(events), view, MOST_DEEDS) : [];
    return [{ text, state: deeds.length > 0 ? 'done' : state, half }, ...deeds];
  });
}

/** What has happened since the last half began. */
function deedsIn(events: readonly Event[]): readonly Event[] {
  return events.slice(events.findLastIndex(({ e }) => e === 'act') + 1);
}

/** RND-3: the captain acts first, then all others in turn. */
function seatsAfter(seat: Seat, { setup, table }: View): readonly Seat[] {
  const place = (seat - table.captain + setup.seats) % setup.seats;
  return Array.from({ length: setup.seats - 1 - place }, (_, i) => (seat + 1 + i) % setup.seats);
}
