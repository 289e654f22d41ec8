import { cartagenaRules } from '@topsail/games';
import type { Aspects } from '../advice/aspects.ts';

const { BOAT, PIRATES, SYMBOLS, count, total } = cartagenaRules;
type State = cartagenaRules.State;

/** What people look at in Cartagena, and how much of it is worth a word. */
const LOOKED_AT: readonly [name: string, notable: number, of: (state: State, seat: number) => number][] = [
  ['pirates in the boat', 0.3, (state, seat) => crewOf(state, seat).filter((at) => at === BOAT).length],
  ['spaces walked', 3, (state, seat) => crewOf(state, seat).reduce((sum, at) => sum + at, 0)],
  ['rearmost pirate', 3, (state, seat) => state.pirates[PIRATES * seat]],
  ['cards', 0.7, (state, seat) => total(state.hands[seat])],
  [
    'kinds of cards',
    0.7,
    (state, seat) => SYMBOLS.filter((_, kind) => count(state.hands[seat], kind) > 0).length,
  ],
  ['actions left', 0.7, (state, seat) => (state.seat === seat ? state.actionsLeft : 0)],
];

export const cartagenaAspects: Aspects<State> = {
  names: LOOKED_AT.map(([name]) => name),
  notable: LOOKED_AT.map(([, notable]) => notable),
  measure: (state, seat, out) => LOOKED_AT.forEach(([, , of], i) => (out[i] = of(state, seat))),
};

function crewOf({ pirates }: State, seat: number): number[] {
  return pirates.slice(PIRATES * seat, PIRATES * (seat + 1));
}
