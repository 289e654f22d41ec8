import type { Refusal, RefusalCode } from '@topsail/engine';

/** Why the server did not do what it was asked, beyond what the rules of a game refuse. */
export const SERVER_REFUSAL_CODES = [
  'frame/unreadable',
  'frame/too-long',
  'frame/too-many',
  'frame/version',
  'person/unknown',
  'person/name',
  'person/too-many',
  'table/unknown',
  'table/revision',
  'table/damaged',
  'table/not-open',
  'table/not-running',
  'table/not-over',
  'table/not-host',
  'table/not-seated',
  'table/seat-taken',
  'table/seat-empty',
  'table/no-such-seat',
  'table/colour-taken',
  'table/seats-empty',
  'table/not-ready',
  'table/no-spectators',
  'table/stale',
  'table/no-undo',
  'table/undo-asked',
  'table/no-undo-asked',
  'table/not-away',
  'table/too-many',
  'table/too-long',
  'table/too-often',
  'chat/muted',
  'chat/empty',
  'chat/too-many',
  'store/full',
  'store/unavailable',
  'server/stopping',
  'server/failed',
] as const;

export type ServerRefusalCode = (typeof SERVER_REFUSAL_CODES)[number];

/** A refusal of the rules or of the server, in the same form: a code to translate, a rule if there is one, particulars. */
export interface Denial extends Omit<Refusal, 'code'> {
  readonly code: RefusalCode | ServerRefusalCode;
}

export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Denial };

export function grant<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function deny(
  code: ServerRefusalCode,
  particulars: Omit<Denial, 'code'> = {},
): { readonly ok: false; readonly refusal: Denial } {
  return { ok: false, refusal: { code, ...particulars } };
}
