import type { GameEvent } from '@topsail/engine';
import type { Line } from '../games/contract/face.ts';
import { PastTable } from '../replay/past-table.ts';
import { linesOf } from '../table/log.ts';
import type { Prompt } from '../table/prompt.ts';
import type { ShownTable } from '../table/shown.ts';
import type { Beat } from './beats.ts';

/** A table while a beat is shown: nothing on it is ahead of that beat, and nothing is asked yet. */
export class StagedTable extends PastTable {
  override readonly mayUndo: ShownTable['mayUndo'];
  readonly #heard: readonly (readonly GameEvent[])[];
  readonly #log: readonly (readonly Line[])[];
  readonly #undo: () => void;

  constructor(now: ShownTable, { after }: Beat) {
    super(now, after.moments, after.view);
    const begun = (after.heard[after.moments] ?? []).slice(0, after.events);
    this.#heard = [...after.heard.slice(0, after.moments), begun];
    const to = { setup: after.view.setup, viewer: now.toldTo ?? after.view.viewer };
    this.#log = [...now.log.slice(0, after.moments), linesOf(now.client, to, begun)];
    this.mayUndo = now.mayUndo;
    this.#undo = () => now.undo();
  }

  override get heard(): readonly (readonly GameEvent[])[] {
    return this.#heard;
  }

  override get log(): readonly (readonly Line[])[] {
    return this.#log;
  }

  override get prompt(): Prompt {
    return { ...super.prompt, waiting: [] };
  }

  override undo(): void {
    this.#undo();
  }
}
