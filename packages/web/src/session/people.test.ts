import { SPECTATOR, type Seat } from '@topsail/engine';
import { expect, test } from 'vitest';
import { fitChoice, type Choice } from './choice.ts';
import { botsToAct } from './decision.ts';
import { peopleOf, peopleToAct, seenBy, seenMoments, veiled } from './people.ts';
import { saveSession } from './saved.ts';
import { answer, promptOf, viewOf, type Session } from './session.ts';
import { answerByBot, must, settled } from './testing/answers.ts';
import { mayUndo, undo } from './undo.ts';
import { beginChosen, loadSaved } from './testing/sessions.ts';

function begun(choice: Partial<Choice>): Session {
  return must(beginChosen(fitChoice({ seed: 'shared', ...choice })));
}

/** Two people and a bot, everybody about to pick a card. */
function picking(): Session {
  let session = begun({ ruleset: 'jamaica-1', seats: 3, opponents: ['friend', 'sailor'] });
  while (promptOf(session).waiting.length < 3)
    session = answerByBot(session, promptOf(session).waiting[0] ?? 0);
  return settled(session);
}

function pick(session: Session, seat: Seat): Session {
  const own = seenBy(session, seat);
  return veiled(must(answer(own, seat, promptOf(own).moves[0]!.text)));
}

test('friends sit where they were seated, and bots answer only for the rest', () => {
  const session = begun({ seats: 4, seat: 1, opponents: ['friend', 'sailor', 'friend'] });
  expect(peopleOf(session)).toEqual([0, 1, 3]);
  expect(botsToAct(session).every((seat) => seat === 2)).toBe(true);
});

test('a table of several people opens with nobody looking at any cards', () => {
  const session = picking();
  expect(session.viewer).toBe(SPECTATOR);
  expect(viewOf(session).own).toBeNull();
  expect(promptOf(session).moves).toEqual([]);
});

test('those who pick at the same time are asked one after the other, and nobody sees what the other picked', () => {
  const session = picking();
  expect(peopleToAct(session)).toEqual([0, 1]);
  const handedOn = pick(session, 0);
  expect(handedOn.viewer).toBe(SPECTATOR);
  expect(peopleToAct(handedOn)).toEqual([1]);
  const another = seenBy(session, 0);
  const otherPick = veiled(must(answer(another, 0, promptOf(another).moves.at(-1)!.text)));
  expect(seenBy(handedOn, 1).moments.map(({ heard }) => heard)).toEqual(
    seenBy(otherPick, 1).moments.map(({ heard }) => heard),
  );
  expect(viewOf(seenBy(handedOn, 1))).toEqual(viewOf(seenBy(otherPick, 1)));
});

test('the person who is still asked keeps the device', () => {
  const session = seenBy(picking(), 1);
  expect(veiled(session)).toBe(session);
});

test('a person alone never hands the device to anybody', () => {
  const session = begun({ ruleset: 'cartagena-tortuga', seats: 2, opponents: ['sailor'] });
  expect(session.viewer).toBe(0);
  expect(veiled(session)).toBe(session);
});

test('where nothing is hidden the table turns to the person who is asked, and anybody takes an answer back', () => {
  let session = veiled(begun({ ruleset: 'cartagena-tortuga', seats: 2, opponents: ['friend'] }));
  const [first] = peopleToAct(session);
  expect(session.viewer).toBe(first);
  const hands: unknown[] = [viewOf(session).own];
  while (session.viewer === first)
    session = veiled(must(answer(session, session.viewer, promptOf(session).moves[0]!.text)));
  hands.push(viewOf(session).own);
  expect(peopleToAct(session)).toEqual([session.viewer]);
  expect(new Set(hands.map((hand) => JSON.stringify(hand))).size).toBe(2);
  expect(mayUndo(session)).toBe(true);
  expect(veiled(undo(session)).viewer).toBe(first);
});

test('while the device is handed on, the last answer can be taken back, but not by the player who has it then', () => {
  const before = picking();
  const handedOn = pick(before, 0);
  expect(mayUndo(handedOn)).toBe(true);
  expect(undo(handedOn).record).toEqual(before.record);
  expect(mayUndo(seenBy(handedOn, 1))).toBe(false);
});

test('a shared game that was left comes back with its people, and with nobody looking', () => {
  const session = seenBy(pick(picking(), 0), 1);
  const loaded = must(loadSaved(saveSession(session)));
  expect(peopleOf(loaded)).toEqual([0, 1]);
  expect(loaded.viewer).toBe(SPECTATOR);
  expect(viewOf(seenBy(loaded, 1))).toEqual(viewOf(session));
});

test('a person has seen the table up to their last answer, and at first how it was laid', () => {
  const session = picking();
  expect(seenMoments(begun({ seats: 3 }), 1)).toBe(1);
  expect(seenMoments(pick(session, 1), 1)).toBe(session.moments.length + 1);
  expect(seenMoments(pick(pick(session, 1), 0), 1)).toBe(session.moments.length + 1);
});
