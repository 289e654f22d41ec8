import {
  accept,
  refuse,
  type Answer,
  type NoticeChoices,
  type NoticesInfo,
  type PushRequest,
} from '@topsail/protocol';
import type { NoticeSettings, NoticeTarget, Store } from '@topsail/store';
import { makeToken } from '../people/token.ts';
import { targetUrl, type Reach } from './post.ts';

/** How many browsers of one person get notices; the oldest makes way. */
const MAX_BROWSERS = 10;

interface ChoicesParts {
  readonly store: Store;
  /** The public key of this server for push services. */
  readonly pushKey: string;
  readonly reach: Reach;
  readonly now: () => number;
}

/** What people chose: which notices they get, where, and when not. */
export class NoticeChoicesService {
  readonly #parts: ChoicesParts;

  constructor(parts: ChoicesParts) {
    this.#parts = parts;
  }

  /** `session` is the hash of the caller's own. */
  async info(person: string, session: string | undefined): Promise<NoticesInfo> {
    const { store, pushKey } = this.#parts;
    const settings = await store.noticeSettings(person);
    const browsers = await this.#browsers(person);
    return {
      choices: settings === undefined ? null : choicesOf(settings),
      pushKey,
      browsers: browsers.length,
      here: browsers.some((target) => session !== undefined && target.session === session),
    };
  }

  async choose(person: string, { quiet, ...choices }: NoticeChoices): Promise<void> {
    const hours = { quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null };
    await this.#parts.store.commit([{ w: 'notice-settings', row: { person, ...choices, ...hours } }]);
  }

  /** Sends notices to this browser from now on. */
  async addBrowser(person: string, session: string, { endpoint, keys }: PushRequest): Promise<Answer<true>> {
    const { store, reach, now } = this.#parts;
    if (targetUrl(endpoint, reach) === undefined)
      return refuse('frame/unreadable', { params: { at: 'endpoint' } });
    const row = { target: makeToken(), person, channel: 'push', address: endpoint } as const;
    const old = (await this.#browsers(person)).filter(({ address }) => address !== endpoint);
    await store.commit([
      ...old.slice(0, Math.max(0, old.length - MAX_BROWSERS + 1)).map(dropping),
      {
        w: 'notice-target',
        row: { ...row, secret: JSON.stringify(keys), session, created: now() },
      },
    ]);
    return accept(true);
  }

  /** Sends no more notices to the browser of this session. */
  async removeBrowser(person: string, session: string): Promise<void> {
    const browsers = await this.#browsers(person);
    await this.#parts.store.commit(browsers.filter((target) => target.session === session).map(dropping));
  }

  async #browsers(person: string): Promise<readonly NoticeTarget[]> {
    return (await this.#parts.store.noticeTargets(person)).filter(({ channel }) => channel === 'push');
  }
}

function dropping({ target }: NoticeTarget) {
  return { w: 'drop-target', target } as const;
}

function choicesOf({
  turn,
  invitation,
  quietFrom,
  quietUntil,
  zone,
  language,
}: NoticeSettings): NoticeChoices {
  const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };
  return { turn, invitation, quiet, zone, language };
}
