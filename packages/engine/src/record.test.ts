import { describe, expect, it } from 'vitest';
import { scripted } from './chance/scripted.ts';
import type { Game, GameEvent } from './game.ts';
import { stateHash } from './hash.ts';
import { begin, proceed, revisionOf, type GameRecord, type Step } from './record.ts';
import { replay } from './replay.ts';
import { toy } from './testing/toy/game.ts';
import { LONG_RACE, playedToy } from './testing/toy/played.ts';

const game: Game = toy;
const { record, state } = playedToy('record');

function changed(index: number, change: Partial<Step>): GameRecord {
  return { ...record, steps: record.steps.map((step, at) => (at === index ? { ...step, ...change } : step)) };
}

describe('a record', () => {
  it('replays to the state that was played', () => {
    const replayed = replay(game, record);
    expect(replayed.ok && stateHash(game, replayed.value)).toBe(stateHash(game, state));
  });

  it('is followed from the set-up to the last step', () => {
    const seen: number[] = [];
    replay(game, record, (_state, step) => seen.push(step));
    expect(seen).toEqual([-1, ...record.steps.keys()]);
  });

  it('tells again all that was told', () => {
    const told: GameEvent[] = [];
    const again: GameEvent[] = [];
    let begun = begin(game, LONG_RACE, scripted(...record.start), (event) => told.push(event));
    for (const { seat, move, rolls } of record.steps) {
      const next = proceed(game, begun, seat, move, scripted(...rolls));
      if (!next.ok) throw new Error(next.refusal.code);
      told.push(...next.value.events);
      begun = next.value;
    }
    replay(game, record, undefined, (event) => again.push(event));
    expect(again).toEqual(told);
    expect(begun.record).toEqual(record);
  });

  it('of an unknown ruleset has no revision', () => {
    expect(revisionOf(game, 'skiffs-calm')).toBe(3);
    expect(() => revisionOf(game, 'galleons')).toThrow('skiffs has no ruleset galleons');
  });
});

describe('a record that does not fit is refused, with the step', () => {
  const rolled = record.steps.findIndex(({ rolls }) => rolls.length > 0);

  it.each([
    ['a move that cannot be read', changed(4, { move: 'fly' }), { code: 'move/unreadable', step: 4 }],
    ['a seat that does not exist', changed(4, { seat: 3 }), { code: 'move/no-such-seat', step: 4 }],
    [
      'a seat out of turn',
      changed(1, { seat: record.steps[0].seat }),
      { code: 'move/not-your-turn', step: 1 },
    ],
    [
      'a surplus roll',
      changed(rolled, { rolls: [...record.steps[rolled].rolls, 1] }),
      { code: 'record/rolls', step: rolled },
    ],
    ['a missing roll', changed(rolled, { rolls: [] }), { code: 'record/rolls', step: rolled }],
    ['an impossible roll', changed(rolled, { rolls: [99] }), { code: 'record/rolls', step: rolled }],
    ['half a roll', changed(rolled, { rolls: [0.5] }), { code: 'record/rolls', step: rolled }],
    ['a roll for a move without luck', changed(0, { rolls: [1] }), { code: 'record/rolls', step: 0 }],
    ['a wrong deal', { ...record, start: [99, 1, 1] }, { code: 'record/rolls', step: -1 }],
    ['a surplus deal', { ...record, start: [...record.start, 1] }, { code: 'record/rolls', step: -1 }],
    [
      'a move after the end',
      { ...record, steps: [...record.steps, record.steps[0]] },
      { code: 'move/game-over', step: record.steps.length },
    ],
  ])('%s', (_what, wrong, { code, step }) => {
    expect(replay(game, wrong)).toMatchObject({ ok: false, refusal: { code, params: { step } } });
  });

  it('but a fault of the game itself is no refusal', () => {
    const broken: Game = {
      ...game,
      apply: () => {
        throw new TypeError('a bug');
      },
    };
    expect(() => replay(broken, record)).toThrow('a bug');
  });
});

describe('going on with a game', () => {
  it('adds the step and its luck, and leaves what was before as it was', () => {
    const before = begin(game, LONG_RACE, scripted(1, 1, 1));
    const copy = structuredClone({ record: before.record, dump: game.dump(before.state) });
    const next = proceed(game, before, 1, 'sail', scripted());
    expect(next.ok && next.value.record.steps).toEqual([{ seat: 1, move: 'sail', rolls: [] }]);
    expect({ record: before.record, dump: game.dump(before.state) }).toEqual(copy);
  });

  it('is refused for a wrong move, and nothing changes', () => {
    const before = playedToy('on', 5);
    const copy = structuredClone({ record: before.record, dump: game.dump(before.state) });
    expect(proceed(game, before, 0, 'fly', scripted())).toMatchObject({
      ok: false,
      refusal: { code: 'move/unreadable' },
    });
    expect({ record: before.record, dump: game.dump(before.state) }).toEqual(copy);
  });
});
