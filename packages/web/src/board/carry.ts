import type { Attachment } from 'svelte/attachments';

/** A piece in the hand of whoever points: where the pointer is on the page, and what becomes of it. */
export interface Carrying {
  readonly onmove: (x: number, y: number) => void;
  readonly ondrop: (x: number, y: number) => void;
  readonly oncancel: () => void;
}

/** A pointer that moves less than this has pressed, not carried. */
const A_TREMBLE = 8;

/** Lets a button be carried away by mouse, finger or pen; pressed without moving it is a button as ever. */
export function carry({ onmove, ondrop, oncancel }: Carrying): Attachment<HTMLElement> {
  return (button) => {
    let from: PointerEvent | undefined;
    let isCarried = false;
    let hasJustDropped = false;
    const end = (): void => {
      from = undefined;
      isCarried = false;
    };
    const listeners = new AbortController();
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      listen: (event: HTMLElementEventMap[Kind]) => void,
    ): void => button.addEventListener(kind, listen, { signal: listeners.signal });
    on('pointerdown', (event) => {
      if (event.button === 0) from = event;
    });
    on('pointermove', (event) => {
      if (from?.pointerId !== event.pointerId) return;
      const way = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
      if (!isCarried && way < A_TREMBLE) return;
      if (!isCarried) button.setPointerCapture(event.pointerId);
      isCarried = true;
      onmove(event.clientX, event.clientY);
    });
    on('pointerup', (event) => {
      if (isCarried) {
        hasJustDropped = true;
        setTimeout(() => (hasJustDropped = false));
        ondrop(event.clientX, event.clientY);
      }
      end();
    });
    // The press that follows belongs to the carrying, and chooses nothing.
    button.addEventListener('click', (event) => hasJustDropped && event.stopImmediatePropagation(), {
      capture: true,
      signal: listeners.signal,
    });
    on('pointercancel', () => {
      if (isCarried) oncancel();
      end();
    });
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !isCarried) return;
        oncancel();
        end();
      },
      { signal: listeners.signal },
    );
    return () => listeners.abort();
  };
}
