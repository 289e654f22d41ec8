import { deny, type Answer, type Channel, type ChatLine } from '@topsail/protocol';
import type { PersonRow } from '@topsail/store';
import { refusalCodeOf } from '../refusal-code.ts';
import { RateLimits } from '../rate-limit/rate-limits.ts';
import type { Surroundings } from '../surroundings.ts';

/** How many lines somebody who comes is shown. */
const SHOWN = 50;
/** So many lines at once, and another every so often. */
const LINES_AT_ONCE = 5;
const LINES_PER_SECOND = 0.5;
const TRIES = 3;

/** What is said at a table: among the seats, and, apart from it, among the spectators. Plain text, stored, then told. */
export class Chat {
  readonly #around: Surroundings;
  readonly #table: string;
  readonly #purses = new RateLimits(LINES_AT_ONCE, LINES_PER_SECOND);
  #lines: ChatLine[] = [];
  #last = 0;

  constructor(around: Surroundings, table: string, lines: readonly ChatLine[]) {
    this.#around = around;
    this.#table = table;
    this.#lines = [...lines];
    this.#last = lines.at(-1)?.n ?? 0;
  }

  static async open(around: Surroundings, table: string): Promise<Chat> {
    return new Chat(around, table, await around.store.chat(table, SHOWN));
  }

  /** The last lines of one channel. */
  lines(channel: Channel): ChatLine[] {
    return this.#lines.filter((line) => line.channel === channel);
  }

  async say(person: PersonRow, channel: Channel, words: string): Promise<Answer<ChatLine>> {
    const text = plain(words);
    if (text === '') return deny('chat/empty');
    if (!this.#purses.bucketOf(person.person).take(1, performance.now())) return deny('chat/too-many');
    try {
      const { name } = person;
      const line = await this.#store({ at: Date.now(), person: person.person, name, channel, text });
      if (line === undefined) return deny('store/unavailable');
      this.#lines = [...this.#lines, line].slice(-SHOWN);
      return { ok: true, value: line };
    } catch (failure) {
      return deny(refusalCodeOf(failure));
    }
  }

  /** A line shares its commit with moves at the table, and is not stored when one of them was stored before. */
  async #store(said: Omit<ChatLine, 'n'>): Promise<ChatLine | undefined> {
    for (let tries = 0; tries < TRIES; tries++) {
      const line = { n: ++this.#last, ...said };
      const row = { table: this.#table, ...line };
      const settled = await this.#around.commits.write(`${this.#table} chat`, [{ w: 'chat', row }]);
      if (settled === 'stored') return line;
    }
    return undefined;
  }
}

/** One line of visible characters: nothing that breaks lines, hides or turns text around. */
function plain(words: string): string {
  return words
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
