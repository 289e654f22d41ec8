import { createHash } from 'node:crypto';
import type { DueNotice } from '@topsail/store';
import * as v from 'valibot';
import type { Log } from '../log.ts';
import type { Channel, SendResult } from './channel.ts';
import type { NoticeText } from './notice-text.ts';
import { post, targetUrl, type Reach } from './post.ts';
import type { VapidKeys } from './vapid-keys.ts';
import { authorization, encryptFor } from './web-push.ts';

/** How long a push service keeps a notice for a device that is switched off, in seconds. */
const KEPT_SECONDS = 86_400;

/** The keys of a subscription, as a browser gives them. */
const secretSchema = v.object({ p256dh: v.string(), auth: v.string() });

interface PushParts {
  readonly keys: VapidKeys;
  /** Where the host can be reached: a `mailto:` or `https:` URL. */
  readonly contact: string;
  readonly reach: Reach;
  readonly textOf: (notice: DueNotice) => Promise<NoticeText | undefined>;
  readonly log: Log;
}

/** Web push: encrypted for one browser, so that the push service cannot read it. */
export class PushChannel implements Channel {
  readonly #parts: PushParts;

  constructor(parts: PushParts) {
    this.#parts = parts;
  }

  async send(notice: DueNotice): Promise<SendResult> {
    const text = await this.#parts.textOf(notice);
    // A table that is gone has nothing to say.
    if (text === undefined) return 'sent';
    return this.#push(notice, { t: 'show', tag: tagOf(notice), id: idOf(notice), ...text }, 'high');
  }

  takeBack(notice: DueNotice): Promise<SendResult> {
    return this.#push(notice, { t: 'close', tag: tagOf(notice), id: idOf(notice) }, 'normal');
  }

  async #push(notice: DueNotice, message: object, urgency: 'high' | 'normal'): Promise<SendResult> {
    const { reach, log } = this.#parts;
    const { address, secret } = notice.target;
    const url = targetUrl(address, reach);
    if (url === undefined) return 'gone';
    try {
      const body = encryptFor(v.parse(secretSchema, JSON.parse(secret)), JSON.stringify(message));
      const headers = { ...this.#headers(notice, url), Urgency: urgency, 'Content-Length': body.length };
      return resultOf(await post(url, { headers, body }, reach));
    } catch (problem) {
      log.warn({ notice: notice.no, problem: String(problem) }, 'could not send a push notice');
      return 'failed';
    }
  }

  #headers(notice: DueNotice, { origin }: URL): Readonly<Record<string, string>> {
    const { keys, contact } = this.#parts;
    return {
      Authorization: authorization(keys, origin, contact, Date.now()),
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
      TTL: String(KEPT_SECONDS),
      // A notice takes the place of an older one of its topic that was not delivered yet.
      Topic: topicOf(notice),
    };
  }
}

/** The same for all notices of a kind about a table: the browser shows only the last one. */
function tagOf({ kind, table }: Pick<DueNotice, 'kind' | 'table'>): string {
  return `${kind}-${table}`;
}

/** The same however often this notice is sent. Tells nothing: versions count what is hidden. */
function idOf({ target, kind, table, version }: DueNotice): string {
  return hashOf(`${target.target} ${kind} ${table} ${version}`).slice(0, 16);
}

function topicOf(notice: DueNotice): string {
  return hashOf(`${notice.target.target} ${tagOf(notice)}`).slice(0, 32);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Too many requests (429) and a server in trouble are no reason to forget a browser. */
function resultOf(status: number): SendResult {
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}
