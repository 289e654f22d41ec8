import { makeRecord } from '@topsail/engine';
import { jamaica, offeredRulesets } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { fitChoice, type Choice } from './choice.ts';
import { botsToAct, decisionFor, opponentAt } from './decision.ts';
import { saveSession } from './saved.ts';
import { answer, beginSession, outcomeOf, promptOf, stateOf, viewOf, type Session } from './session.ts';
import { answerByBot, must, settled } from './testing/answers.ts';
import { mayUndo, undo } from './undo.ts';
import { beginChosen, loadSaved } from './testing/sessions.ts';

function begun(choice: Partial<Choice>): Session {
  return must(beginChosen(fitChoice({ seed: 'topsail', ...choice })));
}

/** The person gives the first answer, so many times. */
function played(session: Session, answers: number): Session {
  let next = settled(session);
  for (let n = 0; n < answers && outcomeOf(next) === undefined; n++)
    next = settled(must(answer(next, next.seat, promptOf(next).moves[0]!.text)));
  return next;
}

describe.each(offeredRulesets.map(({ id }) => id))('at a table of %s', (ruleset) => {
  test('a game is played to its result', () => {
    let session = begun({ ruleset, seats: 2, seat: 1 });
    while (outcomeOf(session) === undefined)
      session = answerByBot(session, botsToAct(session)[0] ?? session.seat);
    expect(outcomeOf(session)?.standings.length).toBeGreaterThan(1);
    expect(promptOf(session)).toMatchObject({ waiting: [], moves: [] });
  });

  test('a saved game goes on as it would have', () => {
    const session = played(begun({ ruleset, seat: 1, opponents: ['cabin-boy', 'sailor'] }), 5);
    const loaded = must(loadSaved(saveSession(session), 'another'));
    expect(loaded.seat).toBe(1);
    expect(loaded.opponents).toEqual(['cabin-boy', 'sailor']);
    expect(loaded.seed).toBe('topsail');
    expect(viewOf(loaded)).toEqual(viewOf(session));
    expect(loaded.moments.map(({ heard, crossed }) => ({ heard, crossed }))).toEqual(
      session.moments.map(({ heard, crossed }) => ({ heard, crossed })),
    );
    expect(viewOf(played(loaded, 3))).toEqual(viewOf(played(session, 3)));
  });

  test('an undo brings back exactly the table before the last decision', () => {
    let session = settled(begun({ ruleset, seats: 2 }));
    let undone = 0;
    let before = session;
    for (let n = 0; n < 40 && outcomeOf(session) === undefined; n++) {
      const { whole } = promptOf(session).question;
      if (whole === undefined || whole !== promptOf(before).question.whole) before = session;
      session = must(answer(session, session.seat, promptOf(session).moves[0]!.text));
      if (mayUndo(session)) {
        undone++;
        expect(undo(session).record).toEqual(before.record);
        expect(viewOf(undo(session))).toEqual(viewOf(before));
      }
      session = settled(session);
    }
    expect(undone).toBeGreaterThan(0);
  });
});

test('the same seed and the same answers give the same game', () => {
  expect(saveSession(played(begun({}), 9))).toBe(saveSession(played(begun({}), 9)));
  expect(saveSession(begun({ seed: 'another' }))).not.toBe(saveSession(begun({})));
});

test('the person hears only what the own seat may hear', () => {
  const session = played(begun({ ruleset: 'jamaica-1', seats: 3, seat: 2 }), 4);
  const drawn = session.moments.flatMap(({ heard }) => heard).filter(({ e }) => e === 'draw');
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.every((event) => 'seat' in event && event.seat === 2)).toBe(true);
});

test('nothing can be undone once a die has been rolled or a card drawn', () => {
  const session = settled(begun({ ruleset: 'jamaica-1', seats: 3 }));
  expect(mayUndo(session)).toBe(false);
  expect(undo(session)).toBe(session);
});

test('an impossible answer is refused with its reason, and the session stays as it is', () => {
  const session = settled(begun({ ruleset: 'cartagena-tortuga' }));
  const steps = session.record.steps.length;
  const refused = answer(session, session.seat, 'advance 36 flag');
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'move/illegal' } });
  expect(refused.ok || refused.refusal.rule).toBeTruthy();
  expect(answer(session, session.seat, 'hoist')).toMatchObject({
    ok: false,
    refusal: { code: 'move/unreadable' },
  });
  expect(session.record.steps.length).toBe(steps);
});

test('an impossible table is refused', () => {
  const choice = fitChoice({});
  expect(beginSession(jamaica, { ...choice, ruleset: 'ludo' })).toMatchObject({
    refusal: { code: 'setup/unknown-ruleset' },
  });
  expect(beginChosen({ ...choice, seats: 9 })).toMatchObject({ refusal: { code: 'setup/seats' } });
  expect(beginChosen({ ...choice, seat: 3 })).toMatchObject({ refusal: { code: 'move/no-such-seat' } });
});

test('a record somebody has tampered with is refused with its line', () => {
  const text = saveSession(played(begun({ ruleset: 'jamaica-1' }), 6));
  const lines = text.split('\n');
  const at = lines.findIndex((line) => /^\d+ morning /.test(line));
  lines[at] = lines[at]!.replace(/morning \d/, 'morning 7');
  expect(loadSaved(lines.join('\n'))).toMatchObject({
    ok: false,
    refusal: { params: { line: at + 1 } },
  });
});

test('a record without remarks seats the person on the first seat', () => {
  const { game, record } = played(begun({ seat: 1 }), 2);
  expect(must(loadSaved(makeRecord(game, record), 'fresh'))).toMatchObject({ seat: 0, seed: 'fresh' });
});

test('a game saved before there were levels goes on at random', () => {
  const { game, record } = begun({});
  const text = makeRecord(game, record, undefined, ['seat 0', 'seed luck']);
  expect(must(loadSaved(text)).opponents).toEqual(['random', 'random']);
});

test('every seat but the own has its bot', () => {
  const session = begun({ seats: 4, seat: 1, opponents: ['captain', 'mate', 'sailor'] });
  expect([0, 1, 2, 3].map((seat) => opponentAt(session, seat))).toEqual([
    'captain',
    undefined,
    'mate',
    'sailor',
  ]);
});

test('a bot is given what its own seat may know, and nothing else', () => {
  const session = begun({ ruleset: 'jamaica-1', seats: 3 });
  const [seat] = botsToAct(session);
  const decision = decisionFor(session, seat ?? 0);
  expect(decision.view).toEqual(session.game.view(stateOf(session), seat ?? 0));
  expect(Object.keys(decision).sort()).toEqual(['bot', 'milliseconds', 'seed', 'view']);
});

test('what a bot picks does not hang on who picks first', () => {
  let session = begun({ ruleset: 'jamaica-1', seats: 4, seat: 0 });
  while (botsToAct(session).length < 3 || !promptOf(session).waiting.includes(0))
    session = answerByBot(session, botsToAct(session)[0] ?? 0);
  const before = [1, 2, 3].map((seat) => decisionFor(session, seat));
  session = answerByBot(answerByBot(session, 0), 2);
  expect(decisionFor(session, 1)).toEqual(before[0]);
  expect(decisionFor(session, 3)).toEqual(before[2]);
  expect(new Set(before.map(({ seed }) => seed)).size).toBe(3);
});

test('no two decisions of a game have the same luck', () => {
  let session = begun({ ruleset: 'cartagena-tortuga', seats: 2, seat: 0 });
  const seeds: number[] = [];
  for (let n = 0; n < 60 && outcomeOf(session) === undefined; n++) {
    const seat = botsToAct(session)[0] ?? 0;
    seeds.push(decisionFor(session, seat).seed);
    session = answerByBot(session, seat);
  }
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('a session never changes a state it has given out', () => {
  const session = settled(begun({}));
  const before = JSON.stringify(session.game.dump(stateOf(session)));
  played(session, 3);
  expect(JSON.stringify(session.game.dump(stateOf(session)))).toBe(before);
});
