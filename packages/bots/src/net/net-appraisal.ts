import type { GameState } from '@topsail/engine';
import type { Appraiser } from '../appraisal.ts';
import type { Inputs } from './inputs.ts';
import { Net, type NetText } from './net.ts';

const MOST_ENTRANTS = 7;

/** Judges positions by a net. Holds scratch space: one for each thread that thinks. */
export class NetAppraisal<S extends GameState> implements Appraiser<S> {
  private readonly inputs: Inputs<S>;
  private readonly net: Net;
  private readonly rows: Int8Array;

  constructor(inputs: Inputs<S>, text: NetText) {
    this.inputs = inputs;
    this.net = new Net(text);
    if (this.net.width !== inputs.width)
      throw new Error(`the net sees ${this.net.width} inputs, not ${inputs.width}`);
    this.rows = new Int8Array(MOST_ENTRANTS * inputs.width);
  }

  appraise(state: S, chances: Float64Array, scores: Float64Array): void {
    this.inputs.measure(state, this.rows);
    this.net.appraise(this.rows, this.inputs.entrants(state), chances, scores);
  }
}
