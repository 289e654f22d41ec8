import { SPECTATOR, type GameEvent, type GameView } from '@topsail/engine';
import { games } from '@topsail/games';
import { expect, test } from 'vitest';
import { fitChoice } from '../session/choice.ts';
import { botsToAct } from '../session/decision.ts';
import { beginSession, outcomeOf, stateOf } from '../session/session.ts';
import { answerByBot, must } from '../session/testing/answers.ts';
import { allPlayed, beatsSince, goesOn, type Played } from './beats.ts';

interface Told {
  readonly view: GameView;
  readonly heard: readonly (readonly GameEvent[])[];
}

const shown = ({ e }: GameEvent): number => (e === 'ask' || e === 'picked' ? 0 : 1);

test.each(games.flatMap(({ rulesets }) => rulesets).map(({ id }) => id))(
  'a whole game of %s is shown event by event, nothing ahead',
  (ruleset) => {
    let session = must(beginSession(fitChoice({ ruleset, seats: 3, opponents: ['random'], seed: 'beats' })));
    const { game } = session;
    const told = (viewer: typeof SPECTATOR): Told => ({
      view: game.view(stateOf(session), viewer),
      heard: session.moments.map(({ events }) => events.flatMap((event) => game.hear(event, viewer) ?? [])),
    });
    let heard: Told['heard'] = told(SPECTATOR).heard;
    let played: Played = allPlayed({ ...told(SPECTATOR), heard });
    for (let step = 0; step < 400 && outcomeOf(session) === undefined; step++) {
      session = answerByBot(session, botsToAct(session)[0] ?? session.seat);
      const now = told(SPECTATOR);
      heard = [...heard, ...now.heard.slice(heard.length)];
      const beats = beatsSince(game, played, { view: now.view, heard }, shown);
      expect(beats.map(({ event }) => event)).toEqual(
        (heard.at(-1) ?? []).filter((event) => shown(event) > 0),
      );
      for (const { before, after } of beats) {
        expect(before).toEqual(played.view);
        played = after;
      }
      const rest = (heard.at(-1) ?? []).slice(played.moments < heard.length ? played.events : 0);
      expect(rest.reduce((view, event) => game.follow(view, event), played.view)).toEqual(now.view);
      played = allPlayed({ view: now.view, heard });
    }
  },
);

test('nothing is played where the events do not lead to what is seen now', () => {
  const session = must(
    beginSession(fitChoice({ ruleset: 'jamaica-1', seats: 3, opponents: ['random'], seed: 'gap' })),
  );
  const { game } = session;
  const view = game.view(stateOf(session), SPECTATOR);
  const heard: Told['heard'] = [[{ e: 'captain', seat: 2, round: 9 } as GameEvent]];
  const after = game.follow(view, heard[0]![0]!);
  expect(
    beatsSince(game, { view, heard: [], moments: 0, events: 0 }, { view: after, heard }, shown),
  ).toHaveLength(1);
  expect(beatsSince(game, { view, heard: [], moments: 0, events: 0 }, { view, heard }, shown)).toEqual([]);
});

test('what was taken back, or is seen by somebody else, is not played on', () => {
  const view = { setup: {}, viewer: 0, table: {}, own: null } as unknown as GameView;
  const [a, b]: (readonly GameEvent[])[] = [[{ e: 'a' }], [{ e: 'b' }, { e: 'c' }]];
  const played = allPlayed({ view, heard: [a!, b!] });
  expect(goesOn(played, { view, heard: [a!, b!, []] })).toBe(true);
  expect(goesOn(played, { view, heard: [a!] })).toBe(false);
  expect(goesOn(played, { view, heard: [a!, [{ e: 'b' }], []] })).toBe(false);
  expect(goesOn(played, { view: { ...view, viewer: 1 }, heard: [a!, b!] })).toBe(false);
  expect(goesOn({ ...played, moments: 1, events: 1 }, { view, heard: [a!, b!] })).toBe(true);
});
