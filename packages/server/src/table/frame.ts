import type { Viewer } from '@topsail/engine';
import type { Plan } from '@topsail/protocol';
import { asciiJson, type Ascii } from '../ascii.ts';
import type { Happened } from './happened.ts';
import type { TableNow } from './now.ts';
import { changingPart, heardBy, ownPart, seatsShown, viewerOf } from './shown.ts';

/**
 * The frames that tell of a table at one version. What all may see is made into text once, what a seat may see once for
 * all of its tabs.
 */
export class Frames {
  readonly #now: TableNow;
  readonly #head: string;
  readonly #public: string;
  readonly #own = new Map<string, Ascii>();
  /** What was last told to somebody who heard all of it. */
  #common: { readonly missed: readonly Happened[]; readonly text: Ascii } | undefined;

  constructor(now: TableNow, clock: number) {
    this.#now = now;
    this.#head = `{"t":"table","table":${asciiJson(now.row.table)},"version":${now.version},"now":${clock}`;
    this.#public = `,"public":${asciiJson(changingPart(now)).slice(0, -1)},"seats":${seatsText(now)}}`;
  }

  /** For somebody who knows the table as it was at `since`. */
  frame(person: string, since: number, missed: readonly Happened[], plan?: Plan): Ascii {
    const heard = this.#heard(viewerOf(this.#now, person), missed);
    const own = this.#ownOf(person);
    // Put together of nothing but ASCII.
    return `${this.#head},"since":${since}${planText(plan)}${this.#public},"own":${own},"missed":${heard}}` as Ascii;
  }

  /** Most of what happens everybody hears alike: then the same text serves all. */
  #heard(viewer: Viewer, missed: readonly Happened[]): Ascii {
    const { game } = this.#now;
    const isCommon = missed.every(({ events }) =>
      events.every((event) => game.hear(event, viewer) === event),
    );
    if (!isCommon) return heardText(this.#now, missed, viewer);
    if (this.#common?.missed !== missed)
      this.#common = { missed, text: heardText(this.#now, missed, viewer) };
    return this.#common.text;
  }

  #ownOf(person: string): Ascii {
    const known = this.#own.get(person);
    if (known !== undefined) return known;
    const own = asciiJson(ownPart(this.#now, person));
    this.#own.set(person, own);
    return own;
  }
}

const seatTexts = new WeakMap<TableNow['seats'], Ascii>();

/** Who sits where changes seldom, and is long: made into text once. */
function seatsText({ seats }: TableNow): Ascii {
  const text = seatTexts.get(seats) ?? asciiJson(seatsShown(seats));
  seatTexts.set(seats, text);
  return text;
}

function heardText(now: TableNow, missed: readonly Happened[], viewer: Viewer): Ascii {
  return asciiJson(missed.map((happened) => heardBy(now, happened, viewer)));
}

function planText(plan: Plan | undefined): string {
  return plan === undefined ? '' : `,"plan":${asciiJson(plan)}`;
}
