import { SPECTATOR, type GameEvent, type GameView } from '@topsail/engine';
import { expect, test } from 'vitest';
import { fitChoice } from '../session/choice.ts';
import { stateOf } from '../session/session.ts';
import { must } from '../session/testing/answers.ts';
import { allPlayed, beatsSince, goesOn } from './beats.ts';
import { beginChosen } from '../session/testing/sessions.ts';

const shown = ({ e }: GameEvent): number => (e === 'ask' || e === 'picked' ? 0 : 1);

test('nothing is played where the events do not lead to what is seen now', () => {
  const session = must(
    beginChosen(fitChoice({ ruleset: 'jamaica-1', seats: 3, opponents: ['random'], seed: 'gap' })),
  );
  const { game } = session;
  const view = game.view(stateOf(session), SPECTATOR);
  const heard: readonly (readonly GameEvent[])[] = [[{ e: 'captain', seat: 2, round: 9 } as GameEvent]];
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
