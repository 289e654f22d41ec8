import type { Attachment } from 'svelte/attachments';
import type { Look } from '../contract/look.svelte.ts';

/** What pressing a button does to its answer: gives it, gives it once it was shown, or picks it to be given by another press. */
export type Press = 'gives' | 'shows' | 'picks';

/**
 * A button that stands for an answer: pointing at it or coming to it by key shows what it would bring, pressing it gives
 * it. A finger cannot hover, so its first tap only picks.
 */
export function weigh(
  look: Look,
  move: string,
  give: () => void,
  press: Press = 'shows',
): Attachment<HTMLElement> {
  return (button) => {
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
    on('click', (event) => {
      const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
      const picks = press === 'picks' || (press === 'shows' && isTap);
      if (picks && look.picked !== move) look.pick(move);
      else give();
    });
    return () => {
      listeners.abort();
      look.away(move);
    };
  };
}
