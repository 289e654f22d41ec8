import type { ChatLine, Listing, TableFrame, ToClient } from '@topsail/protocol';
import type { Guest } from '../kit/guest.ts';
import type { Tap } from '../kit/line.ts';
import { Failure, must } from '../kit/verdict.ts';
import { readFrame } from './frames.ts';

/** Every nonce of a drill begins with this, and no frame ever has it. */
export const HUSH = 'hush';
/** Long enough to be a token, a nonce or a secret; no id and no name is. */
const SECRET = /[\w-]{40,}/g;

/** Hears every byte that is sent to one socket, and keeps what must be compared with the truth. */
export class Witness implements Tap {
  readonly guest: Guest;
  /** What was shown of every table. */
  readonly shown = new Map<string, TableFrame[]>();
  readonly said = new Map<string, ChatLine[]>();
  readonly listings: Listing[] = [];
  frames = 0;
  bytes = 0;
  /** Commands and tables this socket has named itself. */
  readonly #named = new Set<string>();

  constructor(guest: Guest) {
    this.guest = guest;
  }

  sent(text: string): void {
    for (const [, named = ''] of text.matchAll(/"(?:id|table)":"([^"]*)"/g)) this.#named.add(named);
  }

  heard(text: string): void {
    this.frames += 1;
    this.bytes += Buffer.byteLength(text);
    const read = readFrame(text);
    if (!read.ok) throw new Failure(`a frame ${read.problem}: ${text.slice(0, 300)}`);
    this.#checkHush(text, read.frame);
    this.#keep(read.frame);
  }

  /** No token, no nonce, and no secret but where it is told. */
  #checkHush(text: string, frame: ToClient): void {
    const dice = frame.t === 'table' ? frame.public.dice : undefined;
    const leak =
      withoutChatter(text, frame)
        .match(SECRET)
        ?.find((word) => word !== dice?.commitment && word !== dice?.secret) ??
      (text.includes(HUSH) ? HUSH : undefined);
    must(leak === undefined, () => `a secret in a frame: ${leak} in ${text.slice(0, 300)}`);
  }

  #keep(frame: ToClient): void {
    switch (frame.t) {
      case 'table':
        this.#expect(frame.table);
        add(this.shown, frame.table, frame);
        break;
      case 'chat':
        this.#expect(frame.table);
        for (const line of frame.lines) add(this.said, frame.table, line);
        break;
      case 'lobby':
        this.listings.push(...frame.tables);
        break;
      case 'listed':
        this.listings.push(frame.table);
        break;
      case 'welcome':
        must(frame.me.person === this.guest.person, () => `${this.guest.person} is taken for another`);
        break;
      case 'done':
      case 'refused':
        if (frame.id !== undefined) this.#expect(frame.id);
        break;
      case 'present':
      case 'closed':
        this.#expect(frame.table);
        break;
      case 'unlisted':
      case 'pong':
      case 'bye':
        break;
    }
  }

  #expect(name: string): void {
    must(this.#named.has(name), () => `${this.guest.person} hears of ${name}, which it never named`);
  }
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** What people write may look like a secret: it is compared with what they said, not with the form of one. */
function withoutChatter(text: string, frame: ToClient): string {
  if (frame.t !== 'chat') return text;
  return JSON.stringify({ ...frame, lines: frame.lines.map((line) => ({ ...line, text: '' })) });
}
