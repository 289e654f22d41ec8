import { ALL_CARDS, cardsIn, countsOf, includes } from './cards.ts';
import { piratesOf, rowOf, type State } from './state.ts';
import { BOAT, FULL_SPACE, PIRATES, SPACES, START } from './types.ts';

/** Throws when a card or a pirate is missing or doubled, or stands where it cannot. */
export function audit(state: State): void {
  auditCards(state);
  for (let seat = 0; seat < state.setup.seats; seat++) auditPirates(piratesOf(state, seat), seat);
  const crowd = state.crowd.map((_, position) => state.pirates.filter((at) => at === position).length);
  if (crowd.some((men, position) => men !== state.crowd[position]))
    throw new Error('the crowd is miscounted');
  const packed = crowd.findIndex(
    (men, position) => position > START && position <= SPACES && men > FULL_SPACE,
  );
  if (packed !== -1) throw new Error(`C-BACK-2: ${crowd[packed]} pirates on space ${packed}`);
}

function auditCards(state: State): void {
  const hands = state.hands.reduce((sum, hand) => sum + hand, 0);
  const cards = hands + state.deck + state.discard + cardsIn(rowOf(state));
  if (cards !== ALL_CARDS) throw new Error(`C-SET-3: the cards are ${JSON.stringify(countsOf(cards))}`);
  const stray = state.known.findIndex((known, seat) => !includes(state.hands[seat], known));
  if (stray !== -1) throw new Error(`seat ${stray} is known to hold what it does not`);
}

function auditPirates(pirates: readonly number[], seat: number): void {
  if (pirates.length !== PIRATES) throw new Error(`C-SET-2: seat ${seat} has ${pirates.length} pirates`);
  const sorted = pirates.every((at, i) => at >= START && at <= BOAT && (i === 0 || pirates[i - 1] <= at));
  if (!sorted) throw new Error(`the pirates of seat ${seat} stand at ${pirates.join(' ')}`);
}
