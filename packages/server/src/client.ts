import type { PersonRow } from '@topsail/store';
import type { Ascii } from './ascii.ts';

/** One connection, as tables and the lobby use it. */
export interface Client {
  readonly person: PersonRow;
  /** Where it comes from, as rate limits know it. */
  readonly address: string;
  /** Takes credits for work whose cost was known only when it was done. */
  charge(credits: number): void;
  /** Sends one message that is already JSON. Never blocks or throws: the connection handles slow readers itself. */
  send(frame: Ascii): void;
}
