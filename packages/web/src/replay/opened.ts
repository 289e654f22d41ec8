import type { RecordForm, Verified } from '@topsail/engine';
import type { Seating } from '../games/contract/seating.ts';
import type { AnyRefusal } from '@topsail/protocol';
import type { Captain } from '../words/captains.ts';
import type { Reel } from './reel.ts';

/** A game that is ready to be watched, and what is known around it. */
export interface Opened {
  readonly reel: Reel;
  /** Who sat where; with nobody named, the house's captains did. */
  readonly captains: readonly Captain[];
  readonly seating: Seating;
  /** Present when the whole record is at hand. */
  readonly proved?: { readonly text: string; readonly dice: Verified['dice']; readonly form: RecordForm };
}

/** What came of opening a replay. */
export type Opening =
  | { readonly is: 'opened'; readonly opened: Opened }
  | { readonly is: 'refused'; readonly why: AnyRefusal }
  | { readonly is: 'unreachable' }
  | { readonly is: 'nothing' };
