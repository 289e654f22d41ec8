import { refuse, visibleLine, type Answer, type Channel, type ChatLine } from '@topsail/protocol';
import type { Client } from '../client.ts';
import { refusalCodeOf } from '../refusal-code.ts';
import type { TableContext } from '../table-service/table-context.ts';

/** How many lines a new viewer receives. */
const MAX_LINES = 50;
const MAX_TRIES = 3;

/** The chat of a table: one channel for the seats, one for the spectators. Plain text; stored before it is sent. */
export class Chat {
  readonly #context: TableContext;
  readonly #table: string;
  #lines: ChatLine[] = [];
  #lastNumber = 0;

  constructor(context: TableContext, table: string, lines: readonly ChatLine[]) {
    this.#context = context;
    this.#table = table;
    this.#lines = [...lines];
    this.#lastNumber = lines.at(-1)?.n ?? 0;
  }

  static async open(context: TableContext, table: string): Promise<Chat> {
    return new Chat(context, table, await context.store.chat(table, MAX_LINES));
  }

  /** The last lines of one channel. */
  lines(channel: Channel): ChatLine[] {
    return this.#lines.filter((line) => line.channel === channel);
  }

  /** What others are called in the lines that are kept. */
  namesOfOthers(person: string): string[] {
    return this.#lines.filter((line) => line.person !== person).map(({ name }) => name);
  }

  /** Adds a line of a person, who is called by this name here. */
  async add(
    client: Client,
    channel: Channel,
    input: string,
    name = client.person.name,
  ): Promise<Answer<ChatLine>> {
    const text = visibleLine(input);
    if (text === '') return refuse('chat/empty');
    const seconds = this.#context.countChatLine(client);
    if (seconds !== undefined) return refuse('chat/too-many', { params: { seconds } });
    const { person } = client.person;
    try {
      const line = await this.#store({ at: Date.now(), person, name, channel, text });
      if (line === undefined) return refuse('store/unavailable');
      this.#lines = [...this.#lines, line].slice(-MAX_LINES);
      return { ok: true, value: line };
    } catch (failure) {
      return refuse(refusalCodeOf(failure));
    }
  }

  /** Numbers and stores a line. After a conflict (another process used the number) it tries the next number. */
  async #store(unnumbered: Omit<ChatLine, 'n'>): Promise<ChatLine | undefined> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const line = { n: ++this.#lastNumber, ...unnumbered };
      const row = { table: this.#table, ...line };
      const outcome = await this.#context.commits.write(`${this.#table} chat`, [{ w: 'chat', row }]);
      if (outcome === 'stored') return line;
    }
    return undefined;
  }
}
