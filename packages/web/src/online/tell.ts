import type { VisibleChange, TableEvent } from '@topsail/protocol';
import type { Viewer } from '@topsail/engine';
import { doer } from '../words/parties.ts';
import type { GameClient } from '../games/contract/client.ts';
import { line, type Line } from '../games/contract/face.ts';
import { linesOf as linesOfEvents, type Told } from '../table/log.ts';
import { words } from '../words/index.ts';

const told = new WeakMap<VisibleChange, readonly Line[]>();

/** What happened in one version of the table, in words; it never changes, so it is put into words once. */
export function linesOf(client: GameClient, to: Told, change: VisibleChange): readonly Line[] {
  const known = told.get(change);
  if (known !== undefined) return known;
  const { tableEvent, events = [] } = change;
  const lines = [
    ...(tableEvent === undefined ? [] : linesOfTableEvent(tableEvent, to.viewer)),
    ...linesOfEvents(client, to, events),
  ];
  told.set(change, lines);
  return lines;
}

/** Who came and went before the start is not part of the game's log. */
function linesOfTableEvent(event: TableEvent, viewer: Viewer): readonly Line[] {
  const { notes } = words.online;
  switch (event.e) {
    case 'started':
      return event.unopened.map((seat) => line(notes.unopened(doer(seat, viewer)), seat));
    case 'undo-asked':
      return [line(notes.undoAsked(doer(event.seat, viewer)), event.seat)];
    case 'undo-agreed':
      return [line(notes.undoAgreed(doer(event.seat, viewer)), event.seat)];
    case 'undo-declined':
      return [line(notes.undoDeclined(doer(event.seat, viewer)), event.seat)];
    case 'undone':
      return [line(notes.undone(doer(event.seat, viewer)), event.seat)];
    case 'stand-in':
      return [line(notes.standIn[event.why](doer(event.seat, viewer)), event.seat)];
    case 'returned':
      return [line(notes.returned(doer(event.seat, viewer)), event.seat)];
    default:
      return [];
  }
}
