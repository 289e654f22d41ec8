import type { Plan } from '@topsail/protocol';
import type { Happened } from './happened.ts';
import type { TableNow } from './now.ts';
import { heardBy, ownPart, publicPart, viewerOf } from './shown.ts';

/**
 * The frames that tell of a table at one version. What all may see is made into text once, what a seat may see once for
 * all of its tabs.
 */
export class Frames {
  readonly #now: TableNow;
  readonly #head: string;
  readonly #public: string;
  readonly #own = new Map<string, string>();

  constructor(now: TableNow, clock: number) {
    this.#now = now;
    this.#head = `{"t":"table","table":${JSON.stringify(now.row.table)},"version":${now.version},"now":${clock}`;
    this.#public = `,"public":${JSON.stringify(publicPart(now))}`;
  }

  /** For somebody who knows the table as it was at `since`. */
  frame(person: string, since: number, missed: readonly Happened[], plan?: Plan): string {
    const viewer = viewerOf(this.#now, person);
    const heard = missed.map((happened) => heardBy(this.#now, happened, viewer));
    return `${this.#head},"since":${since}${planText(plan)}${this.#public}${this.#ownOf(person)},"missed":${JSON.stringify(heard)}}`;
  }

  #ownOf(person: string): string {
    const known = this.#own.get(person);
    if (known !== undefined) return known;
    const own = `,"own":${JSON.stringify(ownPart(this.#now, person))}`;
    this.#own.set(person, own);
    return own;
  }
}

function planText(plan: Plan | undefined): string {
  return plan === undefined ? '' : `,"plan":${JSON.stringify(plan)}`;
}
