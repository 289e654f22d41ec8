import type { Setup } from '@topsail/engine';
import type { VisibleChange, TableEvent } from '@topsail/protocol';
import { nameOf } from '../words/captains.ts';
import type { GameClient } from '../games/contract/client.ts';
import { line, type Line } from '../games/contract/face.ts';
import { linesOf as linesOfEvents } from '../table/log.ts';
import { words } from '../words/index.ts';

const told = new WeakMap<VisibleChange, readonly Line[]>();

/** What happened in one version of the table, in words; it never changes, so it is put into words once. */
export function linesOf(client: GameClient, setup: Setup, change: VisibleChange): readonly Line[] {
  const known = told.get(change);
  if (known !== undefined) return known;
  const { tableEvent, events = [] } = change;
  const lines = [
    ...(tableEvent === undefined ? [] : linesOfTableEvent(tableEvent)),
    ...linesOfEvents(client, setup, events),
  ];
  told.set(change, lines);
  return lines;
}

/** Who came and went before the start is not part of the game's log. */
function linesOfTableEvent(event: TableEvent): readonly Line[] {
  const { notes } = words.online;
  switch (event.e) {
    case 'undo-asked':
      return [line(notes.undoAsked({ a: nameOf(event.seat) }), event.seat)];
    case 'undo-agreed':
      return [line(notes.undoAgreed({ a: nameOf(event.seat) }), event.seat)];
    case 'undo-declined':
      return [line(notes.undoDeclined({ a: nameOf(event.seat) }), event.seat)];
    case 'undone':
      return [line(notes.undone({ a: nameOf(event.seat) }), event.seat)];
    case 'stand-in':
      return [line(notes.standIn[event.why]({ a: nameOf(event.seat) }), event.seat)];
    case 'returned':
      return [line(notes.returned({ a: nameOf(event.seat) }), event.seat)];
    default:
      return [];
  }
}
