/** What of a page names a space: it carries the name as the events of its game call it. */
const NAMES_A_SPACE = '[data-space]';

/** The space that a sentence names, lit on the board while the sentence is pointed at, or since it was tapped. */
export class Light {
  #hovered: string | undefined = $state();
  #focused: string | undefined = $state();
  #tapped: string | undefined = $state();

  get at(): string | undefined {
    return this.#hovered ?? this.#focused ?? this.#tapped;
  }

  hover(over: EventTarget | null): void {
    this.#hovered = spaceOf(over);
  }

  focus(on: EventTarget | null): void {
    this.#focused = spaceOf(on);
  }

  /** Stays until something else is tapped: a drawer with the sentence may lie over the board and go. */
  tap(on: EventTarget | null): void {
    this.#tapped = spaceOf(on);
  }

  out(): void {
    this.#hovered = undefined;
    this.#focused = undefined;
    this.#tapped = undefined;
  }
}

function spaceOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>(NAMES_A_SPACE)?.dataset.space;
}
