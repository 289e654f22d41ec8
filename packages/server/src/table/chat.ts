import {
  accept,
  CHANNELS,
  refuse,
  visibleLine,
  type Answer,
  type Channel,
  type ChatLine,
} from '@topsail/protocol';
import type { Client } from '../client.ts';
import { refusalCodeOf } from '../refusal-code.ts';
import type { TableContext } from '../table-service/table-context.ts';

/** How many lines a new viewer receives. */
const MAX_LINES = 50;
const MAX_TRIES = 3;

/** The lines of one channel. They are counted apart: nobody learns how much is said in the other. */
interface ChannelLines {
  /** How many lines there ever were. */
  readonly length: number;
  /** The last ones, with their number in this channel. */
  readonly last: readonly ChatLine[];
}

type Channels = Readonly<Record<Channel, ChannelLines>>;

const EMPTY: ChannelLines = { length: 0, last: [] };

/** The chat of a table: one channel for the seats, one for the spectators. Plain text; stored before it is sent. */
export class Chat {
  readonly #context: TableContext;
  readonly #table: string;
  #channels: Channels;
  /** The number under which the last line of both channels is stored. */
  #lastStored: number;
  /** The lines that are being written. */
  readonly #writing = new Set<Omit<ChatLine, 'n'>>();

  constructor(
    context: TableContext,
    table: string,
    channels: Channels = { seats: EMPTY, spectators: EMPTY },
    lastStored = 0,
  ) {
    this.#context = context;
    this.#table = table;
    this.#channels = channels;
    this.#lastStored = lastStored;
  }

  static async open(context: TableContext, table: string): Promise<Chat> {
    const [seats, spectators] = await Promise.all(CHANNELS.map((channel) => read(context, table, channel)));
    const lastStored = Math.max(seats?.lastStored ?? 0, spectators?.lastStored ?? 0);
    return new Chat(context, table, { seats: seats ?? EMPTY, spectators: spectators ?? EMPTY }, lastStored);
  }

  /** The last lines of one channel. */
  lines(channel: Channel): readonly ChatLine[] {
    return this.#channels[channel].last;
  }

  /** What others are called in the lines that are kept or being written. */
  namesOfOthers(person: string): string[] {
    const lines = [...CHANNELS.flatMap((channel) => this.lines(channel)), ...this.#writing];
    return lines.filter((line) => line.person !== person).map(({ name }) => name);
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
    const line = { at: this.#context.now(), person, name, channel, text };
    this.#writing.add(line);
    try {
      return (await this.#store(line)) ? accept(this.#append(line)) : refuse('store/unavailable');
    } catch (failure) {
      return refuse(refusalCodeOf(failure));
    } finally {
      this.#writing.delete(line);
    }
  }

  #append(unnumbered: Omit<ChatLine, 'n'>): ChatLine {
    const { length, last } = this.#channels[unnumbered.channel];
    const line = { n: length + 1, ...unnumbered };
    const added = { length: line.n, last: [...last, line].slice(-MAX_LINES) };
    this.#channels = { ...this.#channels, [line.channel]: added };
    return line;
  }

  /** Stores a line. After a conflict (another process used the number) it tries the next number. */
  async #store(line: Omit<ChatLine, 'n'>): Promise<boolean> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const row = { table: this.#table, n: ++this.#lastStored, ...line };
      const outcome = await this.#context.commits.write(`${this.#table} chat`, [{ w: 'chat', row }]);
      if (outcome === 'stored') return true;
    }
    return false;
  }
}

async function read(
  { store }: TableContext,
  table: string,
  channel: Channel,
): Promise<ChannelLines & { readonly lastStored: number }> {
  const rows = await store.chat(table, channel, MAX_LINES);
  const length = await store.chatLength(table, channel);
  const last = rows.map(({ at, person, name, text }, i) => {
    return { n: length - rows.length + i + 1, at, person, name, channel, text };
  });
  return { length, last, lastStored: rows.at(-1)?.n ?? 0 };
}
