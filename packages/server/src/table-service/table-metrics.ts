import type { CommandKind } from '@topsail/protocol';

/** The requests whose duration is measured. */
export type CountedRequest = CommandKind | 'create' | 'say';

/** What tables report to the metrics. */
export interface TableMetrics {
  commandAnswered(asked: CountedRequest, done: boolean, milliseconds: number): void;
  committed(writes: number, milliseconds: number): void;
  thought(milliseconds: number, hurried: boolean): void;
}
