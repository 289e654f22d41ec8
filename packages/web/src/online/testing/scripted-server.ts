import { movesOf, seatsToAct } from '@topsail/engine';
import {
  Client,
  PROTOCOL,
  type VisibleChange,
  type OwnPart,
  type TablePlan,
  type PublicPart,
  type SeatInfo,
  type TableFrame,
  type ToClient,
  type ToServer,
} from '@topsail/protocol';
import { outcomeOf, stateOf, type Session } from '../../session/session.ts';

/** A real client on a scripted socket: the test says what the server says, and reads what it was sent. */
export class ScriptedServer {
  readonly sent: ToServer[] = [];
  readonly client: Client;
  #hear: (text: string) => void = () => undefined;
  #commands = 0;

  constructor() {
    let opened: () => void = () => undefined;
    this.client = new Client(
      {
        connect: (listener) => {
          this.#hear = (text) => listener.onMessage(text);
          opened = () => listener.onOpen();
          return { send: (text) => this.sent.push(JSON.parse(text) as ToServer), close: () => undefined };
        },
        after: () => () => undefined,
        now: () => 0,
        random: () => 0,
        newId: () => `command ${this.#commands++}`,
      },
      { onWelcome: () => undefined, onStatus: () => undefined },
    );
    opened();
    this.say({ t: 'welcome', protocol: PROTOCOL, me: ROSA, now: 0 });
  }

  say(message: ToClient): void {
    this.#hear(JSON.stringify(message));
  }

  /** The commands of this kind that came, without their ids. */
  commands(kind: string): readonly object[] {
    return this.sent.flatMap((message) =>
      message.t === 'command' && message.command.k === kind ? [message.command] : [],
    );
  }

  /** Lets the answers to commands reach the person who waits for them. */
  async answered(): Promise<void> {
    await new Promise((done) => setTimeout(done));
  }

  /** Does the last command. The frame of the version it makes is for the test to send. */
  accept(version: number): void {
    const { id, table } = this.#lastCommand();
    this.say({ t: 'done', id, table, version });
  }

  refuse(code: 'move/illegal' | 'table/changed' | 'table/not-host'): void {
    const { id, table } = this.#lastCommand();
    this.say({ t: 'refused', id, table, refusal: { code } });
  }

  #lastCommand(): ToServer & { readonly t: 'command' } {
    const last = this.sent.findLast((message) => message.t === 'command');
    if (last === undefined) throw new Error('nothing was asked for');
    return last;
  }
}

const ROSA = { person: 'rosa', name: 'Rosa', program: false };

export function planOf(session: Session, part: Partial<TablePlan> = {}): TablePlan {
  return {
    setup: session.record.setup,
    clock: { kind: 'none' },
    visibility: 'link',
    spectators: true,
    delaySeconds: 0,
    odds: true,
    standIn: 'sailor',
    ...part,
  };
}

export function seated(name: string, colour: number): SeatInfo {
  return {
    occupant: { kind: 'person', person: name, name, program: false },
    colour,
    standIn: null,
    ready: true,
  };
}

interface Parts {
  readonly version: number;
  readonly since?: number;
  readonly plan?: TablePlan;
  readonly shown?: Partial<PublicPart>;
  readonly own?: Partial<OwnPart>;
  readonly changes?: readonly VisibleChange[];
}

/** A session as the server would show it to its seat. */
export function frameOf(
  session: Session,
  { version, since, plan, shown, own, changes = [] }: Parts,
): TableFrame {
  const { game, seat } = session;
  const state = stateOf(session);
  const names = ['Rosa', 'Ben', 'Ana'].slice(0, session.record.setup.seats);
  return {
    t: 'table',
    table: 'here',
    version,
    since: since ?? version - 1,
    now: 0,
    ...(plan === undefined ? {} : { plan }),
    public: {
      stage: 'running',
      seats: names.map(seated),
      host: 0,
      steps: session.record.steps.length,
      waiting: seatsToAct(game, state),
      game: game.table(state),
      undo: null,
      clocks: null,
      outcome: outcomeOf(session) ?? null,
      dice: { commitment: 'promised', secret: null, seals: null, opening: null },
      rematch: null,
      muted: [],
      ...shown,
    },
    own: {
      seat,
      host: true,
      game: game.own(state, seat),
      moves: movesOf(game, state, seat).map(({ text }) => text),
      undo: 'no',
      ...own,
    },
    changes,
  };
}
