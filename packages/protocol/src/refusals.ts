import type { Refusal, RefusalCode } from '@topsail/engine';

/** Why the server refused a request; the rules of the games have their own codes. */
export const SERVER_REFUSAL_CODES = [
  'frame/unreadable',
  'frame/too-long',
  'frame/too-many',
  'frame/version',
  'person/unknown',
  'person/name',
  'person/name-unseen',
  'person/name-marks',
  'person/too-many',
  'person/too-often',
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
  'table/too-few-seats',
  'table/changed',
  'table/not-ready',
  'table/opening',
  'table/not-opening',
  'table/wrong-nonce',
  'table/no-spectators',
  'table/stale',
  'table/no-undo',
  'table/undo-asked',
  'table/no-undo-asked',
  'table/not-away',
  'table/too-many',
  'table/too-many-bots',
  'table/barred',
  'lobby/too-many',
  'table/too-long',
  'table/too-often',
  'chat/muted',
  'chat/empty',
  'chat/too-many',
  'chat/too-many-muted',
  'store/full',
  'store/unavailable',
  'server/stopping',
  'server/failed',
] as const;

export type ServerRefusalCode = (typeof SERVER_REFUSAL_CODES)[number];

/** A refusal of the rules or of the server: a code to translate, the rule if there is one, and parameters. */
export interface AnyRefusal extends Omit<Refusal, 'code'> {
  readonly code: RefusalCode | ServerRefusalCode;
}

export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: AnyRefusal };

export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse(
  code: ServerRefusalCode,
  details: Omit<AnyRefusal, 'code'> = {},
): { readonly ok: false; readonly refusal: AnyRefusal } {
  return { ok: false, refusal: { code, ...details } };
}
