import type { Attachment } from 'svelte/attachments';

/** Things that may be pointed at, each with the words that say what this does. */
export interface Pointed<Thing> {
  readonly choices: ReadonlyMap<Thing, string>;
  readonly onchoose: (thing: Thing) => void;
  /** Makes a button show what choosing it would bring, and choose when it is pressed. */
  readonly weigh: (thing: Thing) => Attachment<HTMLElement>;
}

/** What may be pointed at in one's own panel: holds by number, dice by what they show, cards by name. */
export interface Pointing {
  readonly holds?: Pointed<number>;
  /** The hold that is asked about, where one is. */
  readonly asked?: number | undefined;
  readonly dice?: Pointed<number>;
  readonly cards?: Pointed<string>;
}
