import type { Attachment } from 'svelte/attachments';

/** What becomes of a piece in the hand of the player who points: where the pointer is on the page, and how it ends. */
export interface Carrying {
  readonly onmove: (x: number, y: number) => void;
  readonly ondrop: (x: number, y: number) => void;
  readonly oncancel: () => void;
}

/** A pointer that moves less than this has pressed, not carried. */
const A_TREMBLE = 8;

/** Lets a button be carried away by mouse, finger or pen; pressed without moving it is a button as ever. */
export function carry(carrying: Carrying): Attachment<HTMLElement> {
  return (button) => {
    const grip = new Grip(button, carrying);
    return () => grip.release();
  };
}

class Grip {
  readonly #button: HTMLElement;
  readonly #carrying: Carrying;
  readonly #listeners = new AbortController();
  #pressed: PointerEvent | undefined;
  #isCarried = false;
  #hasJustDropped = false;

  constructor(button: HTMLElement, carrying: Carrying) {
    this.#button = button;
    this.#carrying = carrying;
    const { signal } = this.#listeners;
    button.addEventListener('pointerdown', (event) => this.#press(event), { signal });
    button.addEventListener('pointermove', (event) => this.#move(event), { signal });
    button.addEventListener('pointerup', (event) => this.#drop(event), { signal });
    button.addEventListener('pointercancel', () => this.#cancel(), { signal });
    button.addEventListener('click', (event) => this.#click(event), { capture: true, signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.#cancel(), { signal });
  }

  release(): void {
    this.#listeners.abort();
  }

  #press(event: PointerEvent): void {
    if (event.button === 0) this.#pressed = event;
  }

  #move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (this.#pressed?.pointerId !== pointerId) return;
    const way = Math.hypot(clientX - this.#pressed.clientX, clientY - this.#pressed.clientY);
    if (!this.#isCarried && way < A_TREMBLE) return;
    if (!this.#isCarried) this.#button.setPointerCapture(pointerId);
    this.#isCarried = true;
    this.#carrying.onmove(clientX, clientY);
  }

  #drop({ clientX, clientY }: PointerEvent): void {
    const wasCarried = this.#isCarried;
    this.#end();
    if (!wasCarried) return;
    this.#hasJustDropped = true;
    setTimeout(() => (this.#hasJustDropped = false));
    this.#carrying.ondrop(clientX, clientY);
  }

  #cancel(): void {
    if (this.#isCarried) this.#carrying.oncancel();
    this.#end();
  }

  /** The press that follows belongs to the carrying, and chooses nothing. */
  #click(event: MouseEvent): void {
    if (this.#hasJustDropped) event.stopImmediatePropagation();
  }

  #end(): void {
    this.#pressed = undefined;
    this.#isCarried = false;
  }
}
