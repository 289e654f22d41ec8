import type { Seat } from '@topsail/engine';
import type { Cargo, JamaicaEvent, View } from '@topsail/games';
import { doer } from '../../../words/parties.ts';
import { words } from '../../../words/index.ts';
import { iconOf } from '../words/goods.ts';
import { shipOf } from '../words/ships.ts';
import type { Beat, Large, Mark, Staged } from './staged.ts';
import { foundTreasure } from './treasure.ts';

/** Compared like a method, so that what draws one kind of event can be looked up by it. */
type Draw<Kind extends JamaicaEvent['e']> = { draw(beat: Beat<Kind>): Staged }['draw'];
type Stages = { readonly [Kind in JamaicaEvent['e']]: Draw<Kind> };

/** What is drawn of an event while it is shown. */
export function stagedOf(beat: Beat): Staged {
  const draw: Draw<JamaicaEvent['e']> = STAGES[beat.event.e];
  return draw(beat);
}

const NOTHING: Staged = { marks: [], large: undefined };
const nothing = (): Staged => NOTHING;
const battle = (): Staged => large({ large: 'battle' });

function large(drawn: Large): Staged {
  return { marks: [], large: drawn };
}

function marked(...marks: readonly Mark[]): Staged {
  return { marks, large: undefined };
}

function ribbon(text: string, more: Partial<Extract<Large, { readonly large: 'ribbon' }>> = {}): Staged {
  const plain = { ship: undefined, sub: undefined, tone: 'paper', cheers: false } as const;
  return large({ ...plain, ...more, large: 'ribbon', text });
}

/** One for every kind of event: a kind without one is a type error. The dice lie on the board and move there. */
const STAGES: Stages = {
  ask: nothing,
  setup: nothing,
  captain: ({ event, before, view }) =>
    large({
      large: 'round',
      round: event.round,
      seats: seatsOf(view),
      from: before.table.captain,
      captain: event.seat,
      text: words.jamaica.stage.captain(doer(event.seat, view.viewer)),
    }),
  draw: nothing,
  drew: nothing,
  reshuffle: nothing,
  roll: nothing,
  assign: nothing,
  pick: nothing,
  picked: nothing,
  turn: ({ event }) => large({ large: 'card', ship: event.seat, card: `${event.card[0]}/${event.card[1]}` }),
  act: nothing,
  load: loaded,
  'skip-load': ({ event }) => ribbon(words.jamaica.stage.noRoom, { ship: event.seat, tone: 'loss' }),
  move: ({ event }) => marked({ mark: 'wake', path: event.path, tone: 'sailed' }),
  home: ({ event, view }) =>
    ribbon(words.capital(words.jamaica.stage.home(doer(event.ship, view.viewer))), {
      ship: event.ship,
      sub: event.last ? words.jamaica.stage.lastRound : undefined,
      tone: 'gold',
      cheers: event.ship !== 'ghost',
    }),
  shortage: ({ event }) =>
    marked({
      mark: 'tag',
      ship: event.seat,
      text: words.jamaica.stage.short({ n: event.price - event.has }),
      icon: undefined,
      tone: 'short',
    }),
  'shortage-roll': ({ event }) =>
    large({
      large: 'die',
      seat: event.seat,
      sign: event.value,
      text: words.jamaica.stage.sign({ sign: event.value }),
    }),
  'shortage-move': ({ event }) => marked({ mark: 'wake', path: event.path, tone: 'drifted' }),
  pay: paid,
  battle,
  commit: battle,
  powder: battle,
  'battle-roll': battle,
  sabre: battle,
  'battle-result': battle,
  'steal-hold': ({ event, view }) => {
    const cargo: Cargo = { good: event.resource, count: event.count };
    const icon = iconOf(view.setup.ruleset, event.resource);
    const to = event.into === null ? undefined : event.ship;
    return large({ large: 'carry', from: event.from, to, carried: { cargo, icon } });
  },
  'steal-treasure': ({ event }) => {
    const treasure = event.treasure ?? (event.face === 'up' ? 'token' : 'anything');
    return large({
      large: 'carry',
      from: event.from,
      to: event.ship,
      carried: { treasure, isCurse: false },
    });
  },
  'give-curse': ({ event }) =>
    large({
      large: 'carry',
      from: event.ship,
      to: event.to,
      carried: { treasure: event.treasure ?? 'cursed', isCurse: true },
    }),
  'no-spoils': ({ event, view }) =>
    ribbon(words.capital(words.jamaica.stage.nothing(doer(event.ship, view.viewer))), {
      ship: event.ship,
    }),
  treasure: ({ event }) => large({ large: 'treasure', ship: event.ship, ...foundTreasure(event) }),
  'leave-treasure': ({ event }) => ribbon(words.jamaica.stage.left, { ship: event.ship }),
  reveal: ({ event, view }) =>
    large({
      large: 'reveal',
      ship: event.ship,
      treasures: event.treasures,
      text: words.jamaica.stage.reveals(doer(event.ship, view.viewer)),
    }),
  end: () => ribbon(words.jamaica.stage.over, { tone: 'gold' }),
};

function seatsOf({ table }: View): readonly Seat[] {
  return table.ships.flatMap(({ ship }) => (ship === 'ghost' ? [] : [ship]));
}

function loaded({ event, before, view }: Beat<'load'>): Staged {
  const { seat, resource, count, hold, emptied } = event;
  const { ruleset } = view.setup;
  const ship = shipOf(before, seat);
  const ordinary = ship?.holds ?? [];
  const thrown: readonly Mark[] =
    emptied === null
      ? []
      : [{ mark: 'overboard', ship: seat, icon: iconOf(ruleset, emptied.good), count: emptied.count }];
  return {
    marks: [
      ...thrown,
      { mark: 'flight', icon: iconOf(ruleset, resource), count, from: 'bank', to: { ship: seat } },
    ],
    large: {
      large: 'load',
      ship: seat,
      holds: ship?.sixth === undefined ? ordinary : [...ordinary, ship.sixth],
      into: hold,
      cargo: { good: resource, count },
    },
  };
}

/** A payment out of several holds goes to the bank at once, with its last part. */
function paid({ event, view }: Beat<'pay'>): Staged {
  const { seat, resource, whole } = event;
  if (whole.total === 0) return NOTHING;
  const icon = iconOf(view.setup.ruleset, resource);
  return marked(
    { mark: 'tag', ship: seat, text: `−${whole.total}`, icon, tone: 'price' },
    { mark: 'flight', icon, count: whole.total, from: { ship: seat }, to: 'bank' },
  );
}
