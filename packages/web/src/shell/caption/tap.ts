import type { Attachment } from 'svelte/attachments';

/** What a tap and a long press on the board do; nothing where there is nothing to hurry. */
interface Hurrying {
  readonly isPlaying: () => boolean;
  readonly next: () => void;
  readonly skip: () => void;
}

const A_LONG_PRESS = 600;
/** A pointer that moves further than this looks around. */
const A_TREMBLE = 8;

/** A tap ends the beat on the screen, a long press all that wait. What can be pressed keeps its meaning. */
export function hurry({ isPlaying, next, skip }: Hurrying): Attachment<HTMLElement> {
  return (board) => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let pressed: { readonly x: number; readonly y: number; readonly timer: number } | undefined;

    const release = (): void => {
      clearTimeout(pressed?.timer);
      pressed = undefined;
    };
    const press = (event: PointerEvent): void => {
      release();
      const isForButton =
        event.target instanceof Element && event.target.closest('button, a, summary') !== null;
      if (event.button !== 0 || isForButton || !isPlaying()) return;
      const timer = setTimeout(() => {
        release();
        skip();
      }, A_LONG_PRESS);
      pressed = { x: event.clientX, y: event.clientY, timer };
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (pressed !== undefined && Math.hypot(clientX - pressed.x, clientY - pressed.y) > A_TREMBLE)
        release();
    };
    const lift = (): void => {
      const isTap = pressed !== undefined;
      release();
      if (isTap && isPlaying()) next();
    };

    board.addEventListener('pointerdown', press, { signal });
    board.addEventListener('pointermove', move, { signal });
    board.addEventListener('pointerup', lift, { signal });
    board.addEventListener('pointercancel', release, { signal });
    return () => {
      release();
      listeners.abort();
    };
  };
}
