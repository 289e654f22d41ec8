import { untrack } from 'svelte';
import { preferences } from '../settings/preferences.svelte.ts';
import { inTheWake, never } from './wake.ts';

interface Seen<T> {
  readonly value: T;
  readonly eyes: unknown;
}

/**
 * What a part of the page shows that need not be the first: where things are seen to move it takes on what is new in the
 * wake of the others, so that no ship stumbles. Never what was for other eyes.
 */
export class Trailing<T> {
  readonly #newest: () => T;
  readonly #eyes: () => unknown;
  #taken: Seen<T>;
  readonly now: T = $derived.by(() => {
    const isBehind = preferences.lasting(1) > 0 && this.#taken.eyes === this.#eyes();
    return isBehind ? this.#taken.value : this.#newest();
  });

  /** What few look at can wait until all is at rest. */
  constructor(newest: () => T, eyes: () => unknown, follow: (step: () => void) => void = inTheWake) {
    this.#newest = newest;
    this.#eyes = eyes;
    this.#taken = $state.raw(untrack(() => this.#seen()));
    const take = (): void => {
      this.#taken = this.#seen();
    };
    $effect(() => {
      this.#seen();
      follow(take);
    });
    $effect(() => () => never(take));
  }

  #seen(): Seen<T> {
    return { value: this.#newest(), eyes: this.#eyes() };
  }
}
