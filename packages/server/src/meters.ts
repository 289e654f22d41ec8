import type { DeedKind } from '@topsail/protocol';

/** What a client may ask of the house and have counted. */
export type Asked = DeedKind | 'create' | 'say';

/** Where the house reports what it does. */
export interface Meters {
  commanded(asked: Asked, done: boolean, milliseconds: number): void;
  committed(writes: number, milliseconds: number): void;
  thought(milliseconds: number, hurried: boolean): void;
}
