import type { Attachment } from 'svelte/attachments';
import type { Look } from '../contract/look.svelte.ts';

/**
 * A button that stands for an answer: pointing at it or coming to it by key shows what it would bring, pressing it gives
 * it. A finger cannot hover, so its first tap only looks.
 */
export function weigh(look: Look, move: string, give: () => void): Attachment<HTMLElement> {
  return (button) => {
    let wasLookedAt = false;
    const listeners = new AbortController();
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      listen: (event: HTMLElementEventMap[Kind]) => void,
    ): void => button.addEventListener(kind, listen, { signal: listeners.signal });
    on('focus', () => look.at(move));
    on('blur', () => look.away(move));
    // It may have come to lie under the pointer, which then only moves.
    for (const kind of ['pointerenter', 'pointermove'] as const)
      on(kind, ({ pointerType }) => pointerType === 'mouse' && look.at(move));
    on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && look.away(move));
    // The tap itself brings the focus: what counts is what was looked at before it.
    on('pointerdown', () => (wasLookedAt = look.move === move));
    on('click', (event) => {
      const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
      if (isTap && !wasLookedAt) look.at(move);
      else give();
    });
    return () => {
      listeners.abort();
      look.away(move);
    };
  };
}
