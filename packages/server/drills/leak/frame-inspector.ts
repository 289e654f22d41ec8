import type { ChatLine, GameSummary, Listing, TableFrame, ToClient } from '@topsail/protocol';
import type { Guest } from '../kit/guest.ts';
import type { TrafficListener } from '../kit/faulty-connection.ts';
import { NONCE_PREFIX } from '../kit/virtual-user.ts';
import { Failure, must } from '../kit/verdict.ts';
import { readFrame } from './frames.ts';

/** Long enough for a token, a nonce or a secret; ids and names are shorter. */
const SECRET = /[\w-]{40,}/g;

/** Checks every text that one socket receives, and keeps what is compared with the stored entries later. */
export class FrameInspector implements TrafficListener {
  readonly guest: Guest;
  /** By table. */
  readonly tableFrames = new Map<string, TableFrame[]>();
  readonly chatLines = new Map<string, ChatLine[]>();
  readonly listings: Listing[] = [];
  readonly summaries = new Map<string, GameSummary[]>();
  frames = 0;
  bytes = 0;
  /** Ids of the commands and tables that this socket has named in its requests. */
  readonly #requested = new Set<string>();

  constructor(guest: Guest) {
    this.guest = guest;
  }

  onSent(text: string): void {
    for (const [, id = ''] of text.matchAll(/"(?:id|table)":"([^"]*)"/g)) this.#requested.add(id);
  }

  onReceived(text: string): void {
    this.frames += 1;
    this.bytes += Buffer.byteLength(text);
    const read = readFrame(text);
    if (!read.ok) throw new Failure(`a frame ${read.problem}: ${text.slice(0, 300)}`);
    this.#checkNoSecret(text, read.frame);
    this.#keep(read.frame);
  }

  /** No token, no nonce, opened or not, and the secret of the dice and the seals only in their own fields. */
  #checkNoSecret(text: string, frame: ToClient): void {
    const dice = frame.t === 'table' ? frame.public.dice : undefined;
    const known = new Set([dice?.commitment, dice?.secret, ...(dice?.seals ?? [])]);
    const leak =
      withoutChatTexts(text, frame)
        .match(SECRET)
        ?.find((word) => !known.has(word)) ?? (text.includes(NONCE_PREFIX) ? NONCE_PREFIX : undefined);
    must(leak === undefined, () => `a secret in a frame: ${leak} in ${text.slice(0, 300)}`);
  }

  #keep(frame: ToClient): void {
    switch (frame.t) {
      case 'table':
        this.#expectRequested(frame.table);
        add(this.tableFrames, frame.table, frame);
        break;
      case 'chat':
        this.#expectRequested(frame.table);
        for (const line of frame.lines) add(this.chatLines, frame.table, line);
        break;
      case 'lobby':
        this.listings.push(...frame.tables);
        break;
      case 'listed':
        this.listings.push(frame.table);
        break;
      case 'games':
        for (const game of frame.games) add(this.summaries, game.table, game);
        break;
      case 'game':
        add(this.summaries, frame.game.table, frame.game);
        break;
      case 'welcome':
        must(
          frame.me.person === this.guest.person,
          () => `${this.guest.person} was greeted as another person`,
        );
        break;
      case 'done':
      case 'refused':
        if (frame.id !== undefined) this.#expectRequested(frame.id);
        break;
      case 'present':
      case 'closed':
        this.#expectRequested(frame.table);
        break;
      case 'unlisted':
      case 'game-gone':
      case 'pong':
      case 'bye':
        break;
    }
  }

  #expectRequested(name: string): void {
    must(this.#requested.has(name), () => `${this.guest.person} received ${name}, which it never requested`);
  }
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** A chat text may look like a secret. */
function withoutChatTexts(text: string, frame: ToClient): string {
  if (frame.t !== 'chat') return text;
  return JSON.stringify({ ...frame, lines: frame.lines.map((line) => ({ ...line, text: '' })) });
}
