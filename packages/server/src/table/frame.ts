import type { Viewer } from '@topsail/engine';
import type { Plan } from '@topsail/protocol';
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
  readonly #own = new Map<string, string>();
  /** What was last told to somebody who heard all of it. */
  #common: { readonly missed: readonly Happened[]; readonly text: string } | undefined;

  constructor(now: TableNow, clock: number) {
    this.#now = now;
    this.#head = `{"t":"table","table":${JSON.stringify(now.row.table)},"version":${now.version},"now":${clock}`;
    this.#public = `,"public":${JSON.stringify(changingPart(now)).slice(0, -1)},"seats":${seatsText(now)}}`;
  }

  /** For somebody who knows the table as it was at `since`. */
  frame(person: string, since: number, missed: readonly Happened[], plan?: Plan): string {
    const heard = this.#heard(viewerOf(this.#now, person), missed);
    return `${this.#head},"since":${since}${planText(plan)}${this.#public}${this.#ownOf(person)},"missed":${heard}}`;
  }

  /** Most of what happens everybody hears alike: then the same text serves all. */
  #heard(viewer: Viewer, missed: readonly Happened[]): string {
    const { game } = this.#now;
    const isCommon = missed.every(({ events }) =>
      events.every((event) => game.hear(event, viewer) === event),
    );
    if (!isCommon) return heardText(this.#now, missed, viewer);
    if (this.#common?.missed !== missed)
      this.#common = { missed, text: heardText(this.#now, missed, viewer) };
    return this.#common.text;
  }

  #ownOf(person: string): string {
    const known = this.#own.get(person);
    if (known !== undefined) return known;
    const own = `,"own":${JSON.stringify(ownPart(this.#now, person))}`;
    this.#own.set(person, own);
    return own;
  }
}

const seatTexts = new WeakMap<TableNow['seats'], string>();

/** Who sits where changes seldom, and is long: made into text once. */
function seatsText({ seats }: TableNow): string {
  const text = seatTexts.get(seats) ?? JSON.stringify(seatsShown(seats));
  seatTexts.set(seats, text);
  return text;
}

function heardText(now: TableNow, missed: readonly Happened[], viewer: Viewer): string {
  return JSON.stringify(missed.map((happened) => heardBy(now, happened, viewer)));
}

function planText(plan: Plan | undefined): string {
  return plan === undefined ? '' : `,"plan":${JSON.stringify(plan)}`;
}
