import { checkForm, setupIn } from '@topsail/engine';
import { checkSetup } from './setup.ts';
import { DIE, emptyTable, lengthOf, MOVES, type Card, type Pair, type RingState } from './state.ts';

/** Cards as texts, null for none. */
export function dump({ setup, round, gone, picks, turned }: RingState) {
  return {
    setup,
    round,
    gone: [...gone],
    picks: picks.map(textOf),
    turned: turned === null ? [] : [...turned.cards, turned.die ?? 0],
  };
}

function textOf(card: Card | null): string | null {
  return card === null ? null : String(card);
}

export function restore(from: unknown): RingState {
  const setup = setupIn(from, checkSetup);
  checkForm(from, { ...dump(emptyTable(setup)), turned: [0] }, 'the dump');
  const [first, second] = from.picks.map((text) => (text === null ? null : cardIn(Number(text))));
  const [one, two] = from.gone;
  const state = {
    setup,
    round: from.round,
    gone: pair(one, two),
    picks: pair(first, second),
    turned: turnedIn(from.turned),
  };
  audit(state);
  return state;
}

function pair<T>(one: T, two: T): [T, T] {
  return [one, two];
}

function cardIn(number: number): Card {
  const move = MOVES.find(({ card }) => card === number);
  if (move === undefined) throw new Error(`there is no card ${number}`);
  return move.card;
}

function turnedIn(numbers: readonly number[]): RingState['turned'] {
  if (numbers.length === 0) return null;
  const [first, second, die] = numbers;
  const cards: Pair<Card> = [cardIn(first), cardIn(second)];
  return { cards, die: die === 0 ? null : die };
}

export function audit({ setup, round, gone, turned }: RingState): void {
  if (round < 1 || round > lengthOf(setup)) throw new Error(`there is no round ${round}`);
  if (gone.some((spaces) => spaces < 0 || spaces > lengthOf(setup)))
    throw new Error(`boats at ${gone.join(' ')}`);
  if (turned === null) return;
  const { cards, die } = turned;
  if ((cards[0] === cards[1]) !== (die === null)) throw new Error('equal cards roll no die, others do');
  if (die !== null && (die < 1 || die > DIE)) throw new Error(`the die shows ${die}`);
}
