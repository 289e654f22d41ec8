import type { Setup } from '@topsail/engine';
import type { Happening, Note } from '@topsail/protocol';
import { nameOf } from '../words/captains.ts';
import type { GameClient } from '../games/contract/client.ts';
import { line, type Line } from '../games/contract/face.ts';
import { linesOf as linesOfEvents } from '../table/log.ts';
import { words } from '../words/index.ts';

const told = new WeakMap<Happening, readonly Line[]>();

/** What happened in one version of the table, in words; it never changes, so it is put into words once. */
export function linesOf(client: GameClient, setup: Setup, happening: Happening): readonly Line[] {
  const known = told.get(happening);
  if (known !== undefined) return known;
  const { note, events = [] } = happening;
  const lines = [...(note === undefined ? [] : tellNote(note)), ...linesOfEvents(client, setup, events)];
  told.set(happening, lines);
  return lines;
}

/** Who came and went before the start is not part of the game's log. */
function tellNote(note: Note): readonly Line[] {
  const { notes } = words.online;
  switch (note.n) {
    case 'undo-asked':
      return [line(notes.undoAsked({ a: nameOf(note.seat) }), note.seat)];
    case 'undo-agreed':
      return [line(notes.undoAgreed({ a: nameOf(note.seat) }), note.seat)];
    case 'undo-declined':
      return [line(notes.undoDeclined({ a: nameOf(note.seat) }), note.seat)];
    case 'undone':
      return [line(notes.undone({ a: nameOf(note.seat) }), note.seat)];
    case 'stand-in':
      return [line(notes.standIn[note.why]({ a: nameOf(note.seat) }), note.seat)];
    case 'returned':
      return [line(notes.returned({ a: nameOf(note.seat) }), note.seat)];
    default:
      return [];
  }
}
