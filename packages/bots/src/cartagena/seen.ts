import { cartagenaRules } from '@topsail/games';

const { PIRATES } = cartagenaRules;

/** The positions met while one seat plans its turn: all that its actions can change, in 53 bits, but what others know. */
export class Seen {
  private keys = new Float64Array(SMALLEST);
  private stamps = new Int32Array(SMALLEST);
  private stamp = 0;
  private count = 0;

  forget(): void {
    this.stamp++;
    this.count = 0;
  }

  /** True when this position is met for the first time since everything was forgotten. */
  add(state: cartagenaRules.State, seat: number): boolean {
    if (2 * this.count >= this.keys.length) this.grow();
    if (!this.insert(keyOf(state, seat))) return false;
    this.count++;
    return true;
  }

  private insert(key: number): boolean {
    const mask = this.keys.length - 1;
    for (let slot = (key / 2 ** 21) & mask; ; slot = (slot + 1) & mask) {
      if (this.stamps[slot] !== this.stamp) {
        this.stamps[slot] = this.stamp;
        this.keys[slot] = key;
        return true;
      }
      if (this.keys[slot] === key) return false;
    }
  }

  private grow(): void {
    const { keys, stamps, stamp } = this;
    this.keys = new Float64Array(2 * keys.length);
    this.stamps = new Int32Array(2 * keys.length).fill(stamp - 1);
    for (let slot = 0; slot < keys.length; slot++) if (stamps[slot] === stamp) this.insert(keys[slot]);
  }
}

const SMALLEST = 1024;

function keyOf(state: cartagenaRules.State, seat: number): number {
  const first = PIRATES * seat;
  const { pirates } = state;
  const rear = (pirates[first] << 12) | (pirates[first + 1] << 6) | pirates[first + 2];
  const front = (pirates[first + 3] << 12) | (pirates[first + 4] << 6) | pirates[first + 5];
  const clock = (state.turn << 10) | (state.actionsLeft << 8) | (state.rowNext << 4) | state.passes;
  let one = mix(rear, front, state.hands[seat]);
  let other = mix(state.hands[seat] ^ 0x5bd1e995, rear ^ state.discard, front);
  one = mix(one, state.discard, clock);
  other = mix(other, clock, state.deck);
  return (one >>> 0) * 2 ** 21 + (other >>> 11);
}

function mix(a: number, b: number, c: number): number {
  let mixed = Math.imul(a ^ (a >>> 15), 0x85ebca6b) ^ b;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) ^ c;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
