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
import {
  changedParts,
  type ChatLine,
  type GameSummary,
  type TableFrame,
  type VisibleChange,
} from '@topsail/protocol';
import type { Seating } from '@topsail/store';
import { must } from '../kit/verdict.ts';
import type { GroundTruth, TrueVersion } from './ground-truth.ts';

/** What a viewer must be shown of one version, as JSON. */
interface Expected {
  readonly table: string;
  readonly own: string;
  readonly moves: string;
  readonly waiting: string;
}

/** Compares the frames of one table with what each person may know of it. */
export class TableCheck {
  readonly #truth: GroundTruth;
  readonly #chance: Chance;
  readonly #expected = new Map<string, Expected>();
  readonly #events = new Map<string, string>();
  #shownInLists: ReadonlySet<string> | undefined;

  constructor(truth: GroundTruth, chance: Chance) {
    this.#truth = truth;
    this.#chance = chance;
  }

  /** Throws unless the frame shows this person exactly what they may know. */
  frame(person: string, frame: TableFrame): void {
    const { public: all, own, version } = frame;
    const wrong = (what: string) => () => `${frame.table} at ${version} shows ${person} ${what}`;
    const truth = this.#truth.versions[version];
    must(truth !== undefined, wrong('a version that is not stored'));
    const seat = this.#truth.seatOf(person, version);
    must(own.seat === seat, wrong(`seat ${own.seat}, but they have ${seat}`));
    this.#checkDelay(person, frame, truth);
    must(all.stage === truth.stage && all.steps === truth.steps, wrong('another stage'));
    this.#plan(frame, truth, wrong);
    this.#dice(frame, truth);
    this.#game(frame, truth, wrong);
    for (const [i, change] of frame.changes.entries()) {
      must(change.version === frame.since + 1 + i, wrong('changes with a gap'));
      this.#change(person, change, seat ?? SPECTATOR);
    }
    must(frame.since + frame.changes.length === version, wrong('not all changes'));
  }

  /** After the start, chat of the seats is for the seats only; chat of the spectators is never for them. */
  chat(person: string, { channel, at }: ChatLine): void {
    const { versions, startedAt, row } = this.#truth;
    const isSeated = this.#truth.seatOf(person, versions.length - 1) !== null;
    const isFor = channel === 'seats' ? isSeated || startedAt === undefined || at <= startedAt : !isSeated;
    must(isFor, () => `${person} received chat of the ${channel} of ${row.table}`);
  }

  /** Only the people of a table find it in their list, its host only until the start, and as it once was for everybody. */
  summary(person: string, { stage, sketch, places }: GameSummary): void {
    const { versions, row } = this.#truth;
    const hasSat = versions.some(({ people }) => people.includes(person));
    must(
      hasSat || (stage === 'open' && person === row.host),
      () => `${person} finds ${row.table} in the list without a seat there`,
    );
    this.#shownInLists ??= new Set(versions.map((version) => this.#inLists(version)));
    must(
      this.#shownInLists.has(JSON.stringify([stage, sketch, places])),
      () => `${row.table} stands in the list of ${person} as it never was`,
    );
  }

  /** The part of a summary that the game decides. */
  #inLists({ stage, state }: TrueVersion): string {
    const { game } = this.#truth;
    if (state === undefined) return JSON.stringify([stage, null, null]);
    const places = game
      .outcome(state)
      ?.standings.map(({ entrant, rank, score }) => ({ entrant, rank, score }));
    return JSON.stringify([stage, game.sketch(game.table(state)), places ?? null]);
  }

  /** A person without a seat sees the table with its delay, or not at all. */
  #checkDelay(
    person: string,
    { table, version, now, own }: TableFrame,
    { stage, at, plan }: TrueVersion,
  ): void {
    if (own.seat !== null || stage === 'open') return;
    const { host } = this.#truth.row;
    must(plan.spectators || person === host, () => `${person} watches ${table}, which allows no spectators`);
    const early = at + plan.delaySeconds * 1000 - now;
    must(early <= 0, () => `${person} sees version ${version} of ${table} ${early} ms too early`);
  }

  /** The plan is the one of this version, and a frame with its change has it. */
  #plan({ plan, changes }: TableFrame, truth: TrueVersion, wrong: (what: string) => () => string): void {
    const isChanged = changes.some(({ tableEvent }) => tableEvent?.e === 'plan-changed');
    must(plan !== undefined || !isChanged, wrong('no plan, though it changed'));
    must(plan === undefined || changedParts(plan, truth.plan).length === 0, wrong('another plan'));
  }

  #dice({ table, public: { dice } }: TableFrame, truth: TrueVersion): void {
    const { secret } = this.#truth.row;
    const { stage, seating, isOpening } = truth;
    const seals = stage === 'open' ? seating.map(({ seal }) => seal) : null;
    must(same(dice.seals, seals), () => `${table} shows other seals while ${stage}`);
    must(
      same(dice.opening?.opened ?? null, isOpening ? seatsWith(truth, ({ nonce }) => nonce !== null) : null),
      () => `${table} shows that other nonces are open`,
    );
    must(
      dice.commitment === commitment(Buffer.from(secret, 'hex')),
      () => `${table} shows another commitment of the dice`,
    );
    must(
      dice.secret === (stage === 'over' ? secret : null),
      () => `${table} reveals the secret of the dice while ${stage}`,
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
    const expected = this.#expectedTo(truth.state, frame.version, own.seat ?? SPECTATOR);
    must(JSON.stringify(all.game) === expected.table, wrong('a wrong public part'));
    must(JSON.stringify(own.game) === expected.own, wrong('a wrong own part'));
    must(JSON.stringify(all.waiting) === expected.waiting, wrong('other seats that are waited for'));
    const outcome = this.#truth.game.outcome(truth.state) ?? null;
    must(JSON.stringify(all.outcome) === JSON.stringify(outcome), wrong('another outcome'));
    const mayMove = own.seat !== null && !truth.standIns.has(own.seat);
    must(
      JSON.stringify(own.moves) === (mayMove ? expected.moves : '[]'),
      wrong('other moves than the legal ones'),
    );
  }

  /** The expected view. Also checks that an imagined state gives the same view and the same prompts. */
  #expectedTo(state: GameState, version: number, viewer: Viewer): Expected {
    const key = `${version} ${viewer}`;
    const known = this.#expected.get(key);
    if (known !== undefined) return known;
    const { game, row } = this.#truth;
    const view = asSent(game.view(state, viewer));
    const imagined = game.imagine(view, this.#chance);
    const [expected, imaginedView] = [this.#look(state, viewer), this.#look(imagined, viewer)];
    must(
      JSON.stringify(expected) === JSON.stringify(imaginedView),
      () => `${row.table} at ${version}: the view or prompts of ${viewer} depend on hidden information`,
    );
    this.#expected.set(key, expected);
    return expected;
  }

  #look(state: GameState, viewer: Viewer): Expected {
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
    must(truth?.at === at, () => `${table} sends ${person} a version ${version} that is not stored`);
    must(
      JSON.stringify(events) === this.#eventsFor(truth, version, viewer),
      () => `${table} at ${version} sends ${person} events they may not know`,
    );
    const { steps, changed } = truth;
    const unopened = seatsWith(truth, ({ seal, nonce }) => seal !== null && nonce === null);
    const entry: Readonly<Record<string, unknown>> = { ...truth.entry, steps, changed, unopened };
    for (const [key, value] of Object.entries(tableEvent ?? {}))
      must(
        key === 'e' || JSON.stringify(entry[key]) === JSON.stringify(value),
        () => `${table} at ${version} sends ${person} a wrong ${key}`,
      );
  }

  #eventsFor({ events }: TrueVersion, version: number, viewer: Viewer): string {
    const key = `${version} ${viewer}`;
    const known = this.#events.get(key);
    if (known !== undefined) return known;
    const heard = JSON.stringify(events.flatMap((event) => this.#truth.game.hear(event, viewer) ?? []));
    this.#events.set(key, heard);
    return heard;
  }
}

function seatsWith({ seating }: TrueVersion, is: (seat: Seating[number]) => boolean): Seat[] {
  return seating.flatMap((seated, seat) => (is(seated) ? [seat] : []));
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function asSent(view: GameView): GameView {
  return JSON.parse(JSON.stringify(view)) as GameView;
}
