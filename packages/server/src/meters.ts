import type { DeedKind } from '@topsail/protocol';

/** Where the house reports what it does. */
export interface Meters {
  commanded(deed: DeedKind | 'create' | 'say', done: boolean, milliseconds: number): void;
  committed(writes: number, milliseconds: number): void;
  thought(milliseconds: number, hurried: boolean): void;
}
