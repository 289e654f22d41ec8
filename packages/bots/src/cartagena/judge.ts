import type { Seat } from '@topsail/engine';
import { cartagenaRules } from '@topsail/games';
import type { Weights } from '../appraisal.ts';
import { cartagenaTraits } from './traits.ts';

type State = cartagenaRules.State;

const { BOAT, PIRATES } = cartagenaRules;

/** So little do pirates and ground count beside the chance to win: enough to play on when that is lost or sure. */
const MARGIN = 0.02;
const GROUND = PIRATES * BOAT;
/** Keeps the powers of e finite, whatever the weights. */
const STRONGEST = 40;

/** Judges positions by weighted traits, as an appraisal does; but a seat's strength can be had alone, which is quick. */
export class Judge {
  private readonly win: Float64Array;
  private readonly scratch: Float64Array;

  constructor({ traits }: Weights) {
    this.win = Float64Array.from(cartagenaTraits.names, (name) => traits[name]?.[0] ?? 0);
    this.scratch = new Float64Array(cartagenaTraits.names.length);
  }

  /** What each seat can hope for: its chance to win, and a little for pirates in the boat, then for ground. */
  judge(state: State, hopes: Float64Array): void {
    if (state.ending === undefined) this.weigh(state, hopes);
    else settle(state, hopes);
    for (let seat = 0; seat < state.setup.seats; seat++) hopes[seat] += MARGIN * standing(state, seat);
  }

  /** How well a seat stands by itself: good for comparing plans of one turn. */
  strength(state: State, seat: Seat): number {
    if (state.ending === 'escape') return state.seat === seat ? STRONGEST : -STRONGEST;
    const { win, scratch } = this;
    cartagenaTraits.measure(state, seat, scratch);
    let sum = 0;
    for (let i = 0; i < win.length; i++) sum += win[i] * scratch[i];
    return Math.max(-STRONGEST, Math.min(STRONGEST, sum));
  }

  private weigh(state: State, hopes: Float64Array): void {
    const { seats } = state.setup;
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      hopes[seat] = Math.exp(this.strength(state, seat));
      sum += hopes[seat];
    }
    for (let seat = 0; seat < seats; seat++) hopes[seat] /= sum;
  }
}

/** The winners share one win (C-END, C-PASS, C-END-2). */
function settle(state: State, hopes: Float64Array): void {
  const { seats } = state.setup;
  let most = 0;
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) {
    hopes[seat] = state.ending === 'drawn' ? 1 : standing(state, seat);
    if (hopes[seat] > most) winners = 0;
    if (hopes[seat] >= most) winners++;
    most = Math.max(most, hopes[seat]);
  }
  for (let seat = 0; seat < seats; seat++) hopes[seat] = hopes[seat] === most ? 1 / winners : 0;
}

/** From 0 to 1: one pirate more in the boat outweighs all ground. */
function standing({ pirates }: State, seat: Seat): number {
  let aboard = 0;
  let ground = 0;
  for (let i = PIRATES * seat; i < PIRATES * (seat + 1); i++) {
    if (pirates[i] === BOAT) aboard++;
    ground += pirates[i];
  }
  return (aboard + ground / GROUND) / (PIRATES + 1);
}
