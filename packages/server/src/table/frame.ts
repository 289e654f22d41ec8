import type { Viewer } from '@topsail/engine';
import type { Plan } from '@topsail/protocol';
import { asciiJson, type Ascii } from '../ascii.ts';
import { countOf } from './count.ts';
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
  readonly #clock: number;
  readonly #public: string;
  readonly #own = new Map<string, Ascii>();
  /** What was last told to whoever hears all of it, and to each kind of viewer who does not. */
  readonly #told = new Map<Viewer | 'all', { readonly missed: readonly Happened[]; readonly text: Ascii }>();

  constructor(now: TableNow, clock: number) {
    this.#now = now;
    this.#clock = clock;
    this.#head = `{"t":"table","table":${asciiJson(now.row.table)}`;
    this.#public = `,"public":${asciiJson(changingPart(now)).slice(0, -1)},"seats":${seatsText(now)}}`;
  }

  /** For somebody who knows the table as it was at `since`. */
  frame(person: string, since: number, missed: readonly Happened[], plan?: Plan): Ascii {
    const viewer = viewerOf(this.#now, person);
    const version = countOf(this.#now, viewer, this.#now.version);
    const times = `"version":${version},"now":${this.#clock},"since":${countOf(this.#now, viewer, since)}`;
    const heard = this.#heard(viewer, missed);
    const own = this.#ownOf(person);
    // Put together of nothing but ASCII.
    return `${this.#head},${times}${planText(plan)}${this.#public},"own":${own},"missed":${heard}}` as Ascii;
  }

  /** Most of what happens everybody hears and counts alike: then the same text serves all. */
  #heard(viewer: Viewer, missed: readonly Happened[]): Ascii {
    const { game, quiet } = this.#now;
    const isCommon =
      quiet.length === 0 &&
      missed.every(({ events }) => events.every((event) => game.hear(event, viewer) === event));
    const ear = isCommon ? 'all' : viewer;
    const known = this.#told.get(ear);
    if (known?.missed === missed) return known.text;
    const text = heardText(this.#now, missed, viewer);
    this.#told.set(ear, { missed, text });
    return text;
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
  return asciiJson(missed.flatMap((happened) => heardBy(now, happened, viewer)));
}

function planText(plan: Plan | undefined): string {
  return plan === undefined ? '' : `,"plan":${asciiJson(plan)}`;
}
