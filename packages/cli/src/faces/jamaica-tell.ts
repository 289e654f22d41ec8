import type { JamaicaEvent, Taken } from '@topsail/games';
import { cargoWords, holdWords, shipWords, treasureWords } from './jamaica-words.ts';
import { listed, plural, sentence } from './words.ts';

type Told<Kind extends JamaicaEvent['e']> = Extract<JamaicaEvent, { readonly e: Kind }>;

type Tellers = { readonly [Kind in JamaicaEvent['e']]: (event: Told<Kind>) => string | undefined };

const TELLERS: Tellers = {
  ask: () => undefined,
  act: () => undefined,
  reveal: ({ ship, treasures }) => `${shipWords(ship)} turns up ${listed(treasures.map(treasureWords))}`,
  setup: ({ ruleset, seats, ghost }) =>
    `${ruleset} with ${seats} seats${ghost ? ', and the ghost ship sails' : ''}`,
  captain: ({ seat, round }) => `round ${round}: seat ${seat} is captain`,
  draw: ({ seat, cards }) => `seat ${seat} draws ${listed(cards.map((card) => card.join('/')))}`,
  drew: ({ seat, count }) => `seat ${seat} draws ${plural(count, 'card', 'cards')}`,
  reshuffle: ({ seat }) => `seat ${seat} shuffles the discard pile into a new deck`,
  roll: ({ seat, dice }) => `captain ${seat} rolls ${dice[0]} and ${dice[1]}`,
  assign: ({ morning, evening }) => `morning ${morning}, evening ${evening}`,
  pick: ({ seat, card }) => `seat ${seat} picks ${card.join('/')}`,
  picked: ({ seat }) => `seat ${seat} has picked`,
  turn: ({ seat, card }) => `seat ${seat} reveals ${card.join('/')}`,
  load: (event) =>
    `seat ${event.seat} loads ${event.count} ${event.resource} into ${holdWords(event.hold)}${thrownAway(event)}`,
  'skip-load': ({ seat, resource }) => `seat ${seat} cannot load: every hold has ${resource}`,
  move: tellMove,
  home: ({ last }) => (last ? 'this is the last round' : undefined),
  'shortage-move': ({ seat, from, to }) => `seat ${seat} drifts back from ${from} to ${to}`,
  battle: ({ ship, against }) => `${shipWords(ship)} attacks ${shipWords(against)}`,
  commit: ({ ship, powder }) => `${shipWords(ship)} commits ${powder === 0 ? 'no' : powder} powder`,
  powder: () => undefined,
  'battle-roll': ({ ship, value }) => `${shipWords(ship)} rolls ${value === 'star' ? 'the star' : value}`,
  sabre: ({ seat, ship }) => `seat ${seat} has the roll of ${shipWords(ship)} made again with Saran's Sabre`,
  'battle-result': tellResult,
  'steal-hold': tellRobbery,
  'steal-treasure': tellTheft,
  'give-curse': ({ ship, to, treasure }) =>
    `${shipWords(ship)} hands ${shipWords(to)} ${treasure === undefined ? 'a cursed treasure' : treasureWords(treasure)}`,
  'no-spoils': ({ ship }) => `${shipWords(ship)} takes nothing`,
  shortage: ({ seat, resource, price, has }) =>
    `shortage: seat ${seat} owes ${price} ${resource} and has ${has === 0 ? 'none' : has}`,
  pay: tellPay,
  'shortage-roll': ({ seat, value }) => `seat ${seat} rolls the ${value} on the shortage die`,
  treasure: ({ ship, space, treasure }) =>
    `${shipWords(ship)} takes the treasure of ${space}${treasure === undefined ? '' : `: ${treasureWords(treasure)}`}`,
  'leave-treasure': ({ ship, space }) => `${shipWords(ship)} leaves the treasure of ${space} there`,
  end: ({ scores, ranking }) =>
    `the game is over: ${listed((ranking[0] ?? []).map(shipWords))} first; points ${scores.join(', ')}`,
};

/** What happened, in one sentence. */
export function tell(event: JamaicaEvent): string | undefined {
  // The table has a teller for every kind, but the compiler cannot pair a union with its members.
  const teller = TELLERS[event.e] as (event: JamaicaEvent) => string | undefined;
  const told = teller(event);
  return told === undefined ? undefined : sentence(told);
}

function thrownAway({ emptied }: Told<'load'> | Told<'steal-hold'>): string {
  return emptied === null ? '' : `, dumping ${cargoWords(emptied)}`;
}

function tellMove({ ship, from, to, dir, home }: Told<'move'>): string {
  if (from === to) return `${shipWords(ship)} stays at home`;
  return `${shipWords(ship)} sails ${dir} from ${from} to ${to}${home ? ' and is home' : ''}`;
}

function tellResult({ winner, attack, defence }: Told<'battle-result'>): string {
  const against = defence ?? 'no defence';
  const result = winner === null ? 'nobody wins' : `${shipWords(winner)} wins`;
  return `${attack} against ${against}: ${result}`;
}

function tellRobbery(event: Told<'steal-hold'>): string {
  const loot = `${event.count} ${event.resource}`;
  const where = event.into === null ? 'which goes into the sea' : `into ${holdWords(event.into)}`;
  return `${shipWords(event.ship)} takes ${loot} from ${shipWords(event.from)}, ${where}${thrownAway(event)}`;
}

function tellTheft({ ship, from, treasure, contents, place }: Told<'steal-treasure'>): string {
  const unnamed = place === undefined ? 'a treasure' : 'a face-down treasure';
  const what = treasure === undefined ? unnamed : treasureWords(treasure);
  const along = contents === undefined || contents === null ? '' : ` with ${cargoWords(contents)}`;
  return `${shipWords(ship)} takes ${what}${along} from ${shipWords(from)}`;
}

/** A payment is told once, when it is whole; of one made in parts only the last is at hand. */
function tellPay({ seat, resource, count, split, whole }: Told<'pay'>): string | undefined {
  if (whole.total === 0 || whole.done < whole.total) return undefined;
  const from = count === whole.total ? ` from ${splitWords(split)}` : '';
  return `seat ${seat} pays ${whole.total} ${resource}${from}`;
}

function splitWords(split: readonly Taken[]): string {
  return listed(split.map(({ hold }) => holdWords(hold)));
}
