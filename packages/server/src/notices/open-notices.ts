import type { Store } from '@topsail/store';
import type { Config } from '../config/config.ts';
import { previewWordsIn } from '../http/page-routes.ts';
import type { StaticFiles } from '../http/static-files.ts';
import type { Log } from '../log.ts';
import { NoticeChoicesService } from './notice-choices.ts';
import { noticeText } from './notice-text.ts';
import { OutboxWorker } from './outbox-worker.ts';
import { PushChannel } from './push-channel.ts';
import { vapidKeysIn } from './vapid-keys.ts';

/** A push service wants to know who sends; a host without an address says nobody. */
const NOBODY = 'mailto:nobody@localhost';

interface NoticesParts {
  readonly config: Config;
  readonly store: Store;
  readonly files: StaticFiles;
  readonly log: Log;
  readonly now: () => number;
}

export interface Notices {
  readonly choices: NoticeChoicesService;
  readonly worker: OutboxWorker;
}

/** Everything that sends notices to people who are away. Throws when the keys in the data folder cannot be used. */
export function openNotices({ config, store, files, log, now }: NoticesParts): Notices {
  const keys = vapidKeysIn(config.folder);
  const reach = { allowLoopback: config.noticeLoopback };
  const words = previewWordsIn(files) ?? {};
  const [host] = config.publicHosts;
  const push = new PushChannel({
    ...{ keys, reach, log },
    contact: config.contact || (host === undefined ? NOBODY : `https://${host}`),
    textOf: (notice) => noticeText(store, words, notice),
  });
  return {
    choices: new NoticeChoicesService({ store, pushKey: keys.publicKey, reach, now }),
    worker: new OutboxWorker({ store, channels: { push }, log, now }),
  };
}
