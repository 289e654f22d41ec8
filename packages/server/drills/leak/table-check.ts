import {
  commitment,
  movesOf,
  seatsToAct,
  SPECTATOR,
  type Chance,
  type GameState,
  type GameView,
  type Seat,
  type Viewer,
} from '@topsail/engine';
import type { ChatLine, VisibleChange, TableFrame } from '@topsail/protocol';
import { must } from '../kit/verdict.ts';
import type { Truth, TrueVersion } from './truth.ts';

/** What a viewer may be shown of one version, and nothing else. */
interface Due {
  readonly table: string;
  readonly own: string;
  readonly moves: string;
  readonly waiting: string;
}

/** Compares what people were shown of one table with what each of them may know of what really happened. */
export class TableCheck {
  readonly #truth: Truth;
  readonly #luck: Chance;
  readonly #due = new Map<string, Due>();
  readonly #heard = new Map<string, string>();

  constructor(truth: Truth, luck: Chance) {
    this.#truth = truth;
    this.#luck = luck;
  }

  /** Throws unless the frame tells this person exactly what they may know. */
  frame(person: string, frame: TableFrame): void {
    const { public: all, own, version } = frame;
    const wrong = (what: string) => () => `${frame.table} at ${version} shows ${person} ${what}`;
    const truth = this.#truth.versions[version];
    must(truth !== undefined, wrong('a version that is not stored'));
    const seat = this.#truth.seatOf(person, version);
    must(own.seat === seat, wrong(`seat ${own.seat}, and they have ${seat}`));
    this.#mayLook(person, frame, truth);
    must(all.stage === truth.stage && all.steps === truth.steps, wrong('another stage'));
    this.#dice(frame, truth);
    this.#game(frame, truth, wrong);
    for (const [i, change] of frame.changes.entries()) {
      must(change.version === frame.since + 1 + i, wrong('what happened with a gap'));
      this.#change(person, change, seat ?? SPECTATOR);
    }
    must(frame.since + frame.changes.length === version, wrong('not all that happened'));
  }

  /** What is said among the seats after the start is for the seats, and what spectators say is for them. */
  chat(person: string, { channel, at }: ChatLine): void {
    const { versions, startedAt, row } = this.#truth;
    const isSeated = this.#truth.seatOf(person, versions.length - 1) !== null;
    const isFor = channel === 'seats' ? isSeated || startedAt === undefined || at <= startedAt : !isSeated;
    must(isFor, () => `${person} has heard what is said among the ${channel} of ${row.table}`);
  }

  /** Whoever has no seat sees the table late, or not at all. */
  #mayLook(person: string, { table, version, now, own }: TableFrame, { stage, at }: TrueVersion): void {
    if (own.seat !== null || stage === 'open') return;
    const { plan, host } = this.#truth.row;
    must(plan.spectators || person === host, () => `${person} looks on at ${table}, which wants nobody to`);
    const early = at + plan.delaySeconds * 1000 - now;
    must(early <= 0, () => `${person} sees version ${version} of ${table} ${early} ms too early`);
  }

  #dice({ table, public: { dice } }: TableFrame, { stage }: TrueVersion): void {
    const { secret } = this.#truth.row;
    must(dice.commitment === commitment(Buffer.from(secret, 'hex')), () => `${table} breaks its promise`);
    must(
      dice.secret === (stage === 'over' ? secret : null),
      () => `${table} tells its secret while ${stage}`,
    );
  }

  #game(frame: TableFrame, truth: TrueVersion, wrong: (what: string) => () => string): void {
    const { public: all, own } = frame;
    if (truth.state === undefined) {
      must(
        all.game === null && own.game === null && own.moves.length === 0,
        wrong('a game before its start'),
      );
      return;
    }
    const due = this.#dueTo(truth.state, frame.version, own.seat ?? SPECTATOR);
    must(JSON.stringify(all.game) === due.table, wrong('a table that is not what all may see'));
    must(JSON.stringify(own.game) === due.own, wrong('what they may not see'));
    must(JSON.stringify(all.waiting) === due.waiting, wrong('others who are waited for'));
    const outcome = this.#truth.game.outcome(truth.state) ?? null;
    must(JSON.stringify(all.outcome) === JSON.stringify(outcome), wrong('another outcome'));
    const mayMove = own.seat !== null && !truth.standIns.has(own.seat);
    must(JSON.stringify(own.moves) === (mayMove ? due.moves : '[]'), wrong('other moves than they may make'));
  }

  /** The view, once it has been held against the guards: imagined states look alike and are asked alike. */
  #dueTo(state: GameState, version: number, viewer: Viewer): Due {
    const key = `${version} ${viewer}`;
    const known = this.#due.get(key);
    if (known !== undefined) return known;
    const { game, row } = this.#truth;
    const view = asSent(game.view(state, viewer));
    const imagined = game.imagine(view, this.#luck);
    const [due, likewise] = [this.#look(state, viewer), this.#look(imagined, viewer)];
    must(
      JSON.stringify(due) === JSON.stringify(likewise),
      () => `${row.table} at ${version}: what ${viewer} sees or is asked tells more than the view`,
    );
    this.#due.set(key, due);
    return due;
  }

  #look(state: GameState, viewer: Viewer): Due {
    const { game } = this.#truth;
    const { table, own } = game.view(state, viewer);
    return {
      table: JSON.stringify(table),
      own: JSON.stringify(own),
      moves: viewer === SPECTATOR ? '[]' : this.#moves(state, viewer),
      waiting: JSON.stringify(seatsToAct(game, state)),
    };
  }

  #moves(state: GameState, seat: Seat): string {
    return JSON.stringify(movesOf(this.#truth.game, state, seat).map(({ text }) => text));
  }

  #change(person: string, { version, at, tableEvent, events = [] }: VisibleChange, viewer: Viewer): void {
    const truth = this.#truth.versions[version];
    const { table } = this.#truth.row;
    must(truth?.at === at, () => `${table} tells ${person} of a version ${version} that is not stored`);
    must(
      JSON.stringify(events) === this.#heardBy(truth, version, viewer),
      () => `${table} at ${version} tells ${person} of events they may not know`,
    );
    const entry: Readonly<Record<string, unknown>> = { ...truth.entry, steps: truth.steps };
    for (const [key, value] of Object.entries(tableEvent ?? {}))
      must(
        key === 'e' || entry[key] === value,
        () => `${table} at ${version} tells ${person} a false ${key}`,
      );
  }

  #heardBy({ events }: TrueVersion, version: number, viewer: Viewer): string {
    const key = `${version} ${viewer}`;
    const known = this.#heard.get(key);
    if (known !== undefined) return known;
    const heard = JSON.stringify(events.flatMap((event) => this.#truth.game.hear(event, viewer) ?? []));
    this.#heard.set(key, heard);
    return heard;
  }
}

function asSent(view: GameView): GameView {
  return JSON.parse(JSON.stringify(view)) as GameView;
}
