import type { PersonRow } from '@topsail/store';
import type { Ascii } from './ascii.ts';

/** One connection, as tables and the lobby see it. */
export interface Client {
  readonly person: PersonRow;
  /** Sends one message that is already text. What a slow reader cannot take is dealt with below, never here. */
  send(frame: Ascii): void;
}
