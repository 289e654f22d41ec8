import { SPECTATOR, type GameEvent, type GameView, type Viewer } from '@topsail/engine';
import { games } from '@topsail/games';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientOf } from '../games/registry.ts';
import { fitChoice } from '../session/choice.ts';
import { botsToAct } from '../session/decision.ts';
import { seenBy } from '../session/people.ts';
import { outcomeOf, type Session } from '../session/session.ts';
import { answerByBot, must } from '../session/testing/answers.ts';
import { Playback } from './playback.svelte.ts';
import { ToldTable } from './testing/told-table.svelte.ts';
import { beginChosen } from '../session/testing/sessions.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Who may look at a table: a player, one who sits after others, and somebody who only looks on. */
const VIEWERS: readonly Viewer[] = [0, 2, SPECTATOR];
/** Random play need not end; these games do. */
const MOST_ANSWERS = 600;

function wholeGame(ruleset: string): readonly Session[] {
  let session = must(beginChosen(fitChoice({ ruleset, seats: 3, opponents: ['random'], seed: 'beats' })));
  const sessions = [session];
  while (outcomeOf(session) === undefined && sessions.length < MOST_ANSWERS) {
    session = answerByBot(session, botsToAct(session)[0] ?? session.seat);
    sessions.push(session);
  }
  expect(outcomeOf(session)).toBeDefined();
  return sessions;
}

/** What is drawn, held against what the viewer was told, event by event. */
class Witness {
  readonly #table: ToldTable;
  readonly #playback: Playback;
  #view: GameView;
  #moments: number;
  #untold: readonly GameEvent[] = [];

  constructor(table: ToldTable, playback: Playback) {
    this.#table = table;
    this.#playback = playback;
    this.#view = table.view;
    this.#moments = table.heard.length;
  }

  /** The table has gone on; watches until all of it has been shown. */
  watch(): void {
    flushSync();
    this.#untold = this.#table.heard.slice(this.#moments).flat();
    this.#moments = this.#table.heard.length;
    while (this.#playback.beat !== undefined) this.#watchBeat(this.#playback.beat.event);
    this.#fold(this.#untold.length);
    expect(this.#playback.shown.view).toEqual(this.#view);
  }

  #watchBeat(event: GameEvent): void {
    this.#fold(this.#untold.indexOf(event) + 1);
    expect(this.#playback.drawn?.view).toEqual(this.#view);
    expect(this.#playback.shown.view).toEqual(this.#view);
    expect(this.#playback.shown.heard.at(-1)?.at(-1)).toBe(event);
    expect(this.#playback.shown.prompt.moves).toEqual([]);
    expect(this.#playback.shown.outcome).toBeUndefined();
    vi.advanceTimersByTime(this.#playback.drawn?.lasts ?? 0);
    flushSync();
  }

  /** Only what takes no time of its own is shown together with the next event. */
  #fold(events: number): void {
    for (const event of this.#untold.slice(0, events))
      this.#view = this.#table.game.follow(this.#view, event);
    const skipped = this.#untold.slice(0, Math.max(0, events - 1));
    expect(skipped.filter((event) => (this.#table.client.events[event.e]?.lasts?.(event) ?? 0) > 0)).toEqual(
      [],
    );
    this.#untold = this.#untold.slice(events);
  }
}

test.each(games.flatMap(({ rulesets }) => rulesets).map(({ id }) => id))(
  'a whole game of %s is drawn beat by beat for every viewer, nothing ahead and nothing skipped',
  async (ruleset) => {
    const client = await clientOf(ruleset);
    const [first, ...sessions] = wholeGame(ruleset);
    for (const viewer of VIEWERS) {
      if (first === undefined || (typeof viewer === 'number' && viewer >= first.record.setup.seats)) continue;
      const table = new ToldTable(client, first, viewer);
      const leave = $effect.root(() => {
        const witness = new Witness(table, new Playback(() => table));
        for (const session of sessions) {
          table.session = seenOn(table.session, session, viewer);
          witness.watch();
        }
      });
      leave();
    }
  },
);

/** The next session through the same eyes; moments that stay are the same. */
function seenOn(before: Session, now: Session, viewer: Viewer): Session {
  const seen = seenBy({ ...now, moments: now.moments.slice(before.moments.length) }, viewer);
  return { ...seen, moments: [...before.moments, ...seen.moments] };
}
