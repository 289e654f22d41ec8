import { untrack } from 'svelte';
import { preferences } from '../settings/preferences.svelte.ts';
import { afterFrame, cancel } from './step-queue.ts';

interface Seen<T> {
  readonly value: T;
  readonly eyes: unknown;
}

/**
 * A value for a part of the page that need not be updated first: while motion is on it takes a new value one frame later
 * than the rest, so that animations do not stutter. It never shows a value that was meant for another viewer.
 */
export class Deferred<T> {
  readonly #newest: () => T;
  readonly #eyes: () => unknown;
  #taken: Seen<T>;
  readonly now: T = $derived.by(() => {
    const isBehind = preferences.lasting(1) > 0 && this.#taken.eyes === this.#eyes();
    return isBehind ? this.#taken.value : this.#newest();
  });

  /** `follow` says when: after the next frame, or when the page is idle. */
  constructor(newest: () => T, eyes: () => unknown, follow: (step: () => void) => void = afterFrame) {
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
    $effect(() => () => cancel(take));
  }

  #seen(): Seen<T> {
    return { value: this.#newest(), eyes: this.#eyes() };
  }
}
