import { untrack } from 'svelte';
import { preferences } from '../../../ui/settings/preferences.svelte.ts';
import { walkingOf, walkTakes } from '../stage/timing.ts';
import type { TunnelBeat } from './walking.ts';

/** What should be in sight while an event is shown: first where a pirate stands, then where he goes. */
export class Sight {
  readonly #beat: () => TunnelBeat | undefined;
  readonly #walk = $derived.by(() => {
    const event = this.#beat()?.event;
    return event?.e === 'forward' || event?.e === 'back' ? event : undefined;
  });
  #begun: unknown = $state.raw();
  /** A position of the tunnel; undefined where nobody walks. */
  readonly position: number | undefined = $derived.by(() => {
    if (this.#walk === undefined) return undefined;
    return this.#begun === this.#walk ? this.#walk.to : this.#walk.from;
  });

  constructor(beat: () => TunnelBeat | undefined) {
    this.#beat = beat;
    $effect(() => {
      const walk = this.#walk;
      if (walk === undefined) return undefined;
      const pace = untrack(() => beat()?.lasts ?? 0) / walkTakes(walk);
      const wait = preferences.isStill() ? 0 : walkingOf(walk).card * pace;
      const timer = setTimeout(() => (this.#begun = walk), wait);
      return () => clearTimeout(timer);
    });
  }
}
