import type { BattleView } from '@topsail/games';
import { untrack } from 'svelte';
import { preferences } from '../../../ui/settings/preferences.svelte.ts';
import type { Heard } from '../../shared/news.ts';
import { fightOf, lastFight, type Fight } from './fight.ts';

/** Where nothing is shown event by event, a battle that is over can be looked at for so long, whatever comes after it. */
const A_LOOK = 1800;
/** It takes the attacker as long as this to come. */
const A_VOYAGE = 600;

/**
 * The battle on screen. It waits for the ship that is seen to sail there, can be looked at for a while when it is over, and
 * once it is sent away it stays away.
 */
export class ShownFight {
  readonly #battle: () => BattleView | null;
  readonly #heard: () => Heard;
  readonly #last = $derived.by(() => lastFight(this.#heard()));
  readonly #fought = $derived.by(() => fightOf(this.#battle(), this.#heard()));
  /** Until which moment battles have been looked at long enough. */
  #seen: number;
  /** The battle whose ships have met. */
  #met: string;
  #sentAway: string | undefined = $state.raw();

  readonly #fight: Fight | undefined = $derived.by(() => {
    const isNew = this.#last !== undefined && this.#last.endedAt > this.#seen;
    return this.#fought ?? (isNew ? this.#last.fight : undefined);
  });

  readonly #name = $derived(nameOf(this.#fight));

  /** Undefined when there is none to be seen. */
  readonly now: Fight | undefined = $derived.by(() => {
    const name = this.#name;
    const haveMet = this.#met === name || preferences.lasting(A_VOYAGE) === 0;
    return haveMet && this.#sentAway !== name ? this.#fight : undefined;
  });

  constructor(battle: () => BattleView | null, heard: () => Heard) {
    this.#battle = battle;
    this.#heard = heard;
    this.#seen = $state.raw(untrack(() => this.#last?.endedAt ?? -1));
    this.#met = $state.raw(untrack(() => this.#name));
    $effect(() => this.#lookAtTheEnd());
    $effect(() => this.#awaitTheAttacker());
  }

  sendAway(): void {
    this.#sentAway = this.#name;
  }

  #lookAtTheEnd(): (() => void) | undefined {
    const ended = this.#fought === undefined ? this.#last?.endedAt : undefined;
    return ended === undefined
      ? undefined
      : after(preferences.taking(A_LOOK) > 0 ? 0 : A_LOOK, () => (this.#seen = ended));
  }

  #awaitTheAttacker(): () => void {
    const name = this.#name;
    return after(preferences.lasting(A_VOYAGE), () => (this.#met = name));
  }
}

/** The same as long as the battle lasts, and no other battle's. */
function nameOf(fight: Fight | undefined): string {
  return fight === undefined ? '' : [fight.number, fight.attacker.ship, fight.defender.ship].join();
}

function after(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
