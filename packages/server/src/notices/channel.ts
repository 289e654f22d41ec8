import type { DueNotice } from '@topsail/store';

/** `gone`: the target exists no longer. `failed`: it may work later. */
export type SendResult = 'sent' | 'gone' | 'failed';

/** A way to send notices. Never rejects. */
export interface Channel {
  send(notice: DueNotice): Promise<SendResult>;
  /** Takes back a notice that was sent, where that is possible. */
  takeBack?(notice: DueNotice): Promise<SendResult>;
}
