import { BOAT, type CartagenaEvent } from '@topsail/games';
import { listed, plural, sentence } from './words.ts';

/** What happened, in one sentence. */
export function tellCartagena(event: CartagenaEvent): string | undefined {
  const told = words(event);
  return told === undefined ? undefined : sentence(told);
}

function words(event: CartagenaEvent): string | undefined {
  switch (event.e) {
    case 'setup':
      return `${event.variant} with ${event.seats} seats${event.boatRetreat ? '' : '; nobody leaves the boat'}`;
    case 'tunnel':
      return `the tunnel is ${event.sections.map(({ section, enter }) => `${section} (${enter})`).join(', ')}`;
    case 'deal':
      return `seat ${event.seat} is dealt ${cardsWords(event)}`;
    case 'first':
      return `seat ${event.seat} begins`;
    case 'turn':
      return `seat ${event.seat}'s turn`;
    case 'row':
      return `twelve cards are laid open: ${event.cards.join(' ')}`.replace(
        'twelve',
        String(event.cards.length),
      );
    case 'forward':
      return `seat ${event.seat} plays ${event.card}: ${place(event.from)} to ${place(event.to)}`;
    case 'back':
      return `seat ${event.seat} goes back from ${place(event.from)} to ${place(event.to)}`;
    case 'draw':
      return `seat ${event.seat} draws ${cardsWords(event)}`;
    case 'stuck':
      return `seat ${event.seat} can do no more`;
    case 'stop':
      return `seat ${event.seat} stops`;
    case 'pass':
      return `seat ${event.seat} passes`;
    case 'reshuffle':
      return 'the discard pile is shuffled into a new deck';
    case 'end':
      return endWords(event);
  }
}

function cardsWords({ count, cards }: { count: number; cards?: readonly string[] }): string {
  return cards === undefined || cards.length === 0 ? plural(count, 'card', 'cards') : listed(cards);
}

function place(space: number): string {
  if (space === 0) return 'the start';
  return space === BOAT ? 'the boat' : String(space);
}

function endWords({ winner, ending, ranking }: Extract<CartagenaEvent, { e: 'end' }>): string {
  if (ending === 'drawn') return 'everybody has passed: the game is drawn';
  const places = ranking.map((seats) => seats.map((seat) => `seat ${seat}`).join(' = ')).join(', ');
  return winner === undefined ? `the game is stopped; ${places}` : `seat ${winner} has escaped; ${places}`;
}
