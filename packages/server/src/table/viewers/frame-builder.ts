import type { Viewer } from '@topsail/engine';
import type { TablePlan } from '@topsail/protocol';
import { asciiJson, type Ascii } from '../../ascii.ts';
import { visibleVersion } from './visible-version.ts';
import type { Change } from './change.ts';
import type { TableState } from '../state/table-state.ts';
import { changingPart, visibleChanges, ownPart, seatInfos, viewerOf } from './visible-parts.ts';

/** Builds the `table` frames of one version. Serializes the public part once, and the own part once per person. */
export class FrameBuilder {
  readonly #table: TableState;
  readonly #head: string;
  readonly #clock: number;
  readonly #public: string;
  readonly #ownTexts = new Map<string, Ascii>();
  /** The last serialized changes: under 'all' for viewers who may know everything, else by viewer. */
  readonly #changesTexts = new Map<
    Viewer | 'all',
    { readonly changes: readonly Change[]; readonly text: Ascii }
  >();

  constructor(table: TableState, clock: number) {
    this.#table = table;
    this.#clock = clock;
    this.#head = `{"t":"table","table":${asciiJson(table.row.table)}`;
    this.#public = `,"public":${asciiJson(changingPart(table)).slice(0, -1)},"seats":${seatsText(table)}}`;
  }

  /** The frame for a person who knows the table up to `since`. A plan that changed is always in it. */
  frameFor(person: string, since: number, changes: readonly Change[], first?: TablePlan): Ascii {
    const viewer = viewerOf(this.#table, person);
    const version = visibleVersion(this.#table, viewer, this.#table.version);
    const times = `"version":${version},"now":${this.#clock},"since":${visibleVersion(this.#table, viewer, since)}`;
    const isNewPlan = changes.some(({ tableEvent }) => tableEvent?.e === 'plan-changed');
    const plan = isNewPlan ? this.#table.plan : first;
    const text = this.#changesText(viewer, changes);
    const own = this.#ownText(person);
    // Every part is ASCII.
    return `${this.#head},${times}${planText(plan)}${this.#public},"own":${own},"changes":${text}}` as Ascii;
  }

  /** Most changes look the same to everybody: then all viewers share one text. */
  #changesText(viewer: Viewer, changes: readonly Change[]): Ascii {
    const { game, secretChanges } = this.#table;
    const isCommon =
      secretChanges.length === 0 &&
      changes.every(({ events }) => events.every((event) => game.hear(event, viewer) === event));
    const key = isCommon ? 'all' : viewer;
    const known = this.#changesTexts.get(key);
    if (known?.changes === changes) return known.text;
    const text = changesText(this.#table, changes, viewer);
    this.#changesTexts.set(key, { changes, text });
    return text;
  }

  #ownText(person: string): Ascii {
    const known = this.#ownTexts.get(person);
    if (known !== undefined) return known;
    const own = asciiJson(ownPart(this.#table, person));
    this.#ownTexts.set(person, own);
    return own;
  }
}

const seatTexts = new WeakMap<TableState['seats'], Ascii>();

/** Cached, because the seats change seldom and their text is long. */
function seatsText({ seats }: TableState): Ascii {
  const text = seatTexts.get(seats) ?? asciiJson(seatInfos(seats));
  seatTexts.set(seats, text);
  return text;
}

function changesText(table: TableState, changes: readonly Change[], viewer: Viewer): Ascii {
  return asciiJson(changes.flatMap((change) => visibleChanges(table, change, viewer)));
}

function planText(plan: TablePlan | undefined): string {
  return plan === undefined ? '' : `,"plan":${asciiJson(plan)}`;
}
