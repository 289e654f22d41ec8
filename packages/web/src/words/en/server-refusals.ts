import type { ServerRefusalCode } from '@topsail/protocol';
import type { Particulars } from './particulars.ts';

const seat = (n: string | number | undefined): string =>
  n === undefined ? 'That seat' : `Seat ${Number(n) + 1}`;

/** Why the server did not do what it was asked. */
export const serverRefusals: Readonly<Record<ServerRefusalCode, (about: Particulars) => string>> = {
  'frame/unreadable': () => 'The server did not understand this page. Loading it again may help.',
  'frame/too-long': () => 'That was too long for the server.',
  'frame/too-many': () => 'That was too much at once. Wait a moment, then try again.',
  'frame/version': () => 'This page is older or newer than the server. Load it again.',
  'person/unknown': () => 'The server does not know you, or the link has been used already.',
  'person/name': () =>
    'That name cannot be used. One to 24 letters, digits and marks, with single spaces between words.',
  'person/too-many': () =>
    'Too many pages are open under your name or from your address. Close some of them.',
  'table/unknown': () => 'There is no such table.',
  'table/not-open': () => 'The game at this table has begun already.',
  'table/not-running': () => 'No game is running at this table.',
  'table/not-over': () => 'The game at this table is not over yet.',
  'table/not-host': () => 'Only the host of the table may do that.',
  'table/not-seated': () => 'You are not playing at this table just now.',
  'table/already-seated': () => 'You have a seat at this table already.',
  'table/seat-taken': (p) => `${seat(p.seat)} is taken.`,
  'table/seat-empty': (p) => `${seat(p.seat)} is empty.`,
  'table/no-such-seat': () => 'This table has no such seat.',
  'table/colour-taken': () => 'Somebody else flies these colours. Choose others.',
  'table/seats-empty': () => 'Every seat must be taken before the game can start: by friends or by bots.',
  'table/not-ready': (p) =>
    p.seat === undefined
      ? 'Nobody here has added to the dice yet: at least one person must sit down.'
      : `${seat(p.seat)} is kept for somebody who has not come yet.`,
  'table/no-spectators': () => 'The host wants no spectators at this table.',
  'table/stale': () => 'The table had changed before your answer came. Look again, and choose again.',
  'table/no-undo': () => 'There is nothing of yours to take back.',
  'table/undo-asked': () => 'Somebody is already asking to take back a move.',
  'table/no-undo-asked': () => 'Nobody is asking to take back a move.',
  'table/not-away': () => 'Nobody is away from that seat.',
  'table/too-many': () => 'You have too many tables. Finish or leave one of them first.',
  'chat/muted': () => 'The host has muted you at this table.',
  'chat/empty': () => 'There was nothing to say in that.',
  'chat/too-many': () => 'Not so fast: others want to read it.',
  'store/full': () => 'The disk of the server is full. Nothing was lost; try again later.',
  'store/unavailable': () => 'The server could not write that down, so it was not done. Try again.',
  'server/stopping': () => 'The server is stopping. What was done is kept; try again in a moment.',
};
