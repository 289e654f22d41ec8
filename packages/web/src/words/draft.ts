import { onMount } from 'svelte';
import { spoken } from './spoken.svelte.ts';

/** What was typed or chosen and not sent: it stays when the language changes, and goes when one goes elsewhere. */
export class Draft<T> {
  #kept: T | undefined;

  /** Called while a form is put up: what the form before it was left with, if any, and what this one will leave. */
  takeUp(leave: () => T): T | undefined {
    const kept = this.#kept;
    this.#kept = undefined;
    onMount(() => spoken.beforeChange(() => (this.#kept = leave())));
    return kept;
  }
}
