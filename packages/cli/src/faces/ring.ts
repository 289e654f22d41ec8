import {
  RING_SPACES,
  type RingEvent,
  type RingFact,
  type RingMove,
  type RingTable,
  type RingView,
} from '@topsail/games';
import type { Face } from './face.ts';
import { plural } from './words.ts';

export const ringFace: Face<RingView, RingEvent, RingMove> = {
  board,
  page: ({ table }) => `round ${table.round}`,
  brief: ({ own }) => (typeof own?.pick === 'number' ? `picked: ${own.pick}` : 'no card picked yet'),
  tell,
  ask: () => 'which card do you pick?',
  say: ({ card }) => `the ${card}`,
  facts: (facts) => facts.map((fact) => factWords(fact as RingFact)),
  hasSecrets: () => true,
};

function board({ setup, table }: RingView): string {
  const spaces = Array.from({ length: RING_SPACES }, (_, space) => `${space}${boatsOn(table, space)}`);
  return [
    `round ${table.round}, ${plural(Number(setup.options.laps), 'lap', 'laps')}`,
    spaces.join('  '),
    ...table.gone.map((gone, seat) => `seat ${seat}: ${plural(gone, 'space', 'spaces')} gone`),
  ].join('\n');
}

function boatsOn({ gone }: RingTable, space: number): string {
  const here = gone.flatMap((spaces, seat) => (spaces % RING_SPACES === space ? [seat] : []));
  return here.length === 0 ? '' : `[${here.join(' ')}]`;
}

function tell(event: RingEvent): string {
  switch (event.e) {
    case 'round':
      return `— round ${event.round} —`;
    case 'picked':
      return `seat ${event.seat} picks ${event.card === undefined ? 'a card' : `the ${event.card}`}`;
    case 'turned':
      return `the cards are ${event.cards.join(' and ')}${event.die === null ? '' : `; the die shows ${event.die}`}`;
    case 'went':
      return `seat ${event.seat} goes ${plural(event.spaces.length, 'space', 'spaces')}`;
    case 'end':
      return 'the race is over';
  }
}

function factWords(fact: RingFact): string {
  return fact.fact === 'as-higher'
    ? `${plural(fact.spaces, 'space', 'spaces')} if it is the higher`
    : `${fact.spaces.join(' to ')} spaces if it is the lower`;
}
