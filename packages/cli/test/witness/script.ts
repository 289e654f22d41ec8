import { formFault, type Told } from './told.ts';

export interface Header {
  readonly format: number;
  readonly game: string;
  readonly partial: boolean;
}

/** Thrown where a partial trace stops. */
export class Cut extends Error {}

/** The events of one game, read one after the other. */
export class Script {
  readonly header: Header;
  private readonly events: readonly Told[];
  private at = 0;

  constructor(header: Header, events: readonly Told[]) {
    this.header = header;
    this.events = events;
  }

  /** The kind of the event that comes next. */
  peek(): string | undefined {
    return this.events[this.at]?.e;
  }

  /** The next event, which must be of this kind and well formed. */
  take(kind: string): Told {
    const event = this.events[this.at];
    if (event === undefined) {
      if (this.header.partial) throw new Cut();
      throw new Error(`the trace ends where ${kind} is due`);
    }
    this.at++;
    const fault = formFault(this.header.game, event);
    this.demand(fault === undefined, fault ?? '');
    this.demand(event.e === kind, `${kind} is due`);
    return event;
  }

  /** Fails at the event taken last. */
  demand(holds: boolean, complaint: string): void {
    if (holds) return;
    const event = JSON.stringify({ ...this.events[this.at - 1], state: undefined });
    throw new Error(`event ${this.at} ${event}: ${complaint}`);
  }

  same(actual: unknown, expected: unknown, what: string): void {
    const [told, true_] = [JSON.stringify(actual), JSON.stringify(expected)];
    this.demand(told === true_, `${what} is ${told ?? 'missing'}, not ${true_ ?? 'missing'}`);
  }

  finish(): void {
    this.demand(this.at === this.events.length, 'something comes after the end');
  }
}

/** The games of a trace file, each with its own header line. */
export function readScripts(text: string): Script[] {
  const games: { header: Header; events: Told[] }[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const read = JSON.parse(line) as Header | Told;
    if ('format' in read) games.push({ header: read, events: [] });
    else games.at(-1)!.events.push(read);
  }
  return games.map(({ header, events }) => new Script(header, events));
}
