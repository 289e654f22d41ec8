import { SPECTATOR } from '@topsail/engine';
import { expect, test, vi } from 'vitest';
import { clientOf } from '../games/registry.ts';
import { fitChoice } from '../session/choice.ts';
import { promptOf, viewOf } from '../session/session.ts';
import { must, settled } from '../session/testing/answers.ts';
import { foreseeOnce } from './foreseen.ts';
import { linesOf } from './log.ts';
import { isAsked } from './prompt.ts';
import { beginChosen } from '../session/testing/sessions.ts';

const session = settled(
  must(beginChosen(fitChoice({ ruleset: 'jamaica-1', seats: 2, opponents: ['sailor'], seed: 'line' }))),
);
const client = await clientOf('jamaica-1');

test('every line of the log has the sign of its event and leads to its rule', () => {
  const heard = session.moments.flatMap((moment) => moment.heard);
  const lines = linesOf(client, { setup: session.record.setup, viewer: session.viewer }, heard);
  expect(lines.length).toBeGreaterThan(2);
  for (const { sign, rule } of lines) {
    expect(Object.values(client.events).map((event) => event.sign)).toContain(sign);
    expect(rule).toMatch(/^[A-Z]+-/);
  }
  const told = heard.filter(
    (event) => client.face.tell(session.record.setup, event, session.viewer) !== undefined,
  );
  expect(lines.map(({ sign }) => sign)).toEqual(told.map(({ e }) => client.events[e]?.sign));
});

test('what a move may bring is worked out once for each view', () => {
  const { game } = session;
  const asked = vi.spyOn(game, 'foresee');
  const view = viewOf(session);
  const [move] = promptOf(session).moves;
  if (move === undefined) throw new Error('nobody is asked');
  expect(foreseeOnce(game, view, move)).toBe(foreseeOnce(game, view, move));
  expect(asked).toHaveBeenCalledTimes(1);
  foreseeOnce(game, viewOf(session), move);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});

test('only who owes an answer and may give it is asked', () => {
  const prompt = promptOf(session);
  expect(isAsked(prompt, session.seat)).toBe(true);
  expect(isAsked({ ...prompt, moves: [] }, session.seat)).toBe(false);
  expect(isAsked(prompt, undefined)).toBe(false);
  expect(promptOf({ ...session, viewer: SPECTATOR }).moves).toEqual([]);
});
