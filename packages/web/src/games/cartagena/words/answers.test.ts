import { seeded, type Foresight } from '@topsail/engine';
import {
  cartagena,
  type CartagenaFact,
  type CartagenaMove,
  type CartagenaTable,
  type CartagenaView,
} from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { typed } from '../../shared/testing/typed.ts';
import { advanceLabel, groups } from './answers.ts';
import { cartagenaFace } from './face.ts';
import { factNotes, landingIn } from './facts.ts';
import { atPlace, atWholePlace, crowdAt } from './tunnel.ts';

const SETUP = {
  ruleset: 'cartagena-tortuga',
  seats: 2,
  options: { tunnel: 'random', 'boat-retreat': 'yes' },
};
const begun = cartagena.view(cartagena.setup(SETUP, seeded('answers')), 0);

/** Two pirates of seat 0 stand on space 3, one on space 20, one in the boat. */
function seen(changes: Partial<CartagenaTable> = {}): CartagenaView {
  const players = begun.table.players.map((player, seat) =>
    seat === 0 ? { ...player, pirates: [0, 0, 3, 3, 20, 37] } : player,
  );
  return { ...begun, table: { ...begun.table, seat: 0, players, ...changes } };
}

type Told = Readonly<Record<string, readonly CartagenaFact[]>>;

function ask(told: Told, possible: readonly CartagenaFact[] = []) {
  const moves = Object.keys(told).map((text): CartagenaMove => {
    const move = cartagena.parseMove(text);
    if (move === undefined) throw new Error(text);
    return move;
  });
  const foresee = ({ text }: CartagenaMove): Foresight => ({ certain: told[text] ?? [], possible });
  return groups(seen(), moves, foresee);
}

function details(told: Told): (string | undefined)[] {
  return ask(told).flatMap(({ answers }) => answers.map(({ detail }) => typed(detail)));
}

const { symbols } = begun.table;

describe('answers', () => {
  test('are opened on a phone by what is painted where the pirate stands, and said in numbers', () => {
    const there = { when: 'certain', from: 3, passed: [] } as const;
    const all = ask({
      'advance 0 hat': [],
      'advance 3 hat': [{ ...there, fact: 'lands', to: 9 }],
      'retreat 20': [
        { ...there, fact: 'lands', from: 20, to: 15 },
        { fact: 'draws', count: 2, cards: [] },
      ],
      'retreat 37': [],
    } as unknown as Told);
    expect(all.map(({ tab }) => tab)).toEqual([
      { icon: 'pirate', text: '×2' },
      { icon: symbols[2], text: '34' },
      { icon: symbols[19], text: '17' },
      { icon: 'sail', text: '×1' },
    ]);
    const briefs = all.map(({ answers: [answer] }) => answer?.brief?.map(({ text }) => text));
    expect(briefs).toEqual([undefined, ['+6'], ['\u22125', '+2'], undefined]);
  });

  test('are grouped by the pirate who goes, with how far he is from the boat', () => {
    const all = ask({ 'advance 3 hat': [], 'advance 20 hat': [], 'retreat 3': [], stop: [] });
    expect(all.map(({ title, aside }) => [title, aside])).toEqual([
      [`2 at the ${symbols[2]}`, '34 from the boat'],
      [`At the ${symbols[19]}`, '17 from the boat'],
      [undefined, undefined],
    ]);
    expect(all.map(({ answers }) => answers.map(({ move }) => move))).toEqual([
      ['advance 3 hat', 'retreat 3'],
      ['advance 20 hat'],
      ['stop'],
    ]);
    expect(all.map(({ short }) => short)).toEqual([true, true, undefined]);
  });

  test('at the gate and in the boat need no distance', () => {
    expect(ask({ 'advance 0 key': [], 'retreat 37': [] }).map(({ title, aside }) => [title, aside])).toEqual([
      ['2 at the start', undefined],
      ['In the boat', undefined],
    ]);
  });

  test('are labelled by card, with its drawing; the end of the turn stands at the foot', () => {
    const [hat, back, stop] = ask({ 'advance 3 hat': [], 'retreat 3': [], stop: [] }).flatMap(
      ({ answers }) => answers,
    );
    expect(hat).toMatchObject({ label: 'Hat', icon: 'hat', previews: true });
    expect(back).toMatchObject({ label: 'Fall back', icon: 'undo', previews: true });
    expect(stop).toMatchObject({ label: 'End turn', foot: true });
    expect(stop?.icon).toBeUndefined();
    expect(hat?.foot).toBeUndefined();
  });

  test('say the way in a few words', () => {
    const lands = { fact: 'lands', from: 3, to: 9, passed: [] } as const;
    expect(details({ 'advance 3 hat': [lands] })).toEqual(['6 forward']);
    expect(details({ 'advance 3 hat': [{ ...lands, passed: [4, 8] }] })).toEqual(['6 forward, past 2']);
    const boards = { fact: 'boards', from: 20, to: 37, passed: [] } as const;
    expect(details({ 'advance 20 hat': [boards] })).toEqual(['into the boat']);
    expect(details({ 'advance 20 hat': [{ ...boards, passed: [30] }] })).toEqual(['into the boat, past 1']);
    expect(details({ 'advance 20 hat': [boards, { fact: 'wins' }] })).toEqual(['into the boat: you win!']);
    const draws = { fact: 'draws', count: 2, cards: [] } as const;
    expect(details({ 'retreat 20': [{ ...lands, from: 20, to: 15 }, draws] })).toEqual(['5 back, 2 cards']);
    expect(details({ 'advance 3 hat': [] })).toEqual([undefined]);
  });

  test('note what the way does not say', () => {
    const lands = { fact: 'lands', from: 20, to: 15, passed: [16] } as const;
    const notes = (...facts: CartagenaFact[]) =>
      ask({ 'retreat 20': facts })[0]?.answers[0]?.notes.map((note) => typed(note));
    expect(notes(lands, { fact: 'draws', count: 1, cards: [] }, { fact: 'turn-ends' })).toEqual([
      'This ends your turn',
    ]);
    expect(notes(lands, { fact: 'draws', count: 2, cards: ['hat', 'key'] })).toEqual([
      'Draw 2 cards: a hat and a key',
    ]);
    expect(notes(lands, { fact: 'wins' })).toEqual([]);
    expect(notes({ fact: 'boards', from: 20, to: 37, passed: [30] })).toEqual([]);
  });
});

describe('what is foreseen', () => {
  const notes = (...certain: CartagenaFact[]) =>
    factNotes({ certain, possible: [] }).map((note) => typed(note));

  test('is said in words', () => {
    expect(notes({ fact: 'lands', from: 3, to: 9, passed: [4] })).toEqual(['Over 1 taken space']);
    expect(notes({ fact: 'boards', from: 3, to: 37, passed: [4, 5] })).toEqual(['Over 2 taken spaces']);
    expect(notes({ fact: 'lands', from: 3, to: 9, passed: [] })).toEqual([]);
    expect(notes({ fact: 'wins' }, { fact: 'new-row' }, { fact: 'reshuffle' })).toEqual([
      'That wins the game',
      'A new row is laid',
      'The discard pile is shuffled anew',
    ]);
    expect(notes({ fact: 'draws', count: 1, cards: [] })).toEqual(['Draw 1 card']);
  });

  test('tells the next cards of the row, three at most', () => {
    expect(notes({ fact: 'row-left', cards: [] })).toEqual([]);
    expect(notes({ fact: 'row-left', cards: ['hat', 'key', 'flag'] })).toEqual([
      'Left for the next player: hat, key, flag',
    ]);
    expect(notes({ fact: 'row-left', cards: ['hat', 'key', 'flag', 'hat'] })).toEqual([
      'Left for the next player: hat, key, flag …',
    ]);
  });

  test('has chances of its own', () => {
    const chance = (card: 'hat' | 'key', probability: number): CartagenaFact => ({
      ...{ fact: 'chance', card },
      probability,
    });
    const draws = { fact: 'draws', count: 1, cards: [] } as const;
    expect(
      factNotes({
        certain: [draws],
        possible: [chance('hat', 0.25), chance('key', 0.5), { fact: 'wins' }],
      }).map((note) => typed(note)),
    ).toEqual(['Draw 1 card', 'Chances of at least one: hat 25%, key 50%']);
  });

  test('leaves out what the page does not know', () => {
    expect(factNotes({ certain: [{ fact: 'tide' }], possible: [{ fact: 'tide' }] })).toEqual([]);
  });

  test('knows where the pirate will stand', () => {
    const boards: CartagenaFact = { fact: 'boards', from: 3, to: 37, passed: [] };
    const lands: CartagenaFact = { fact: 'lands', from: 3, to: 9, passed: [] };
    const plays: CartagenaFact = { fact: 'plays', card: 'hat' };
    expect([[plays, boards], [lands], [plays], [{ fact: 'tide' }]].map(landingIn)).toEqual([
      37,
      9,
      undefined,
      undefined,
    ]);
  });
});

describe('places', () => {
  test('are known by what is painted there, and by the way to the boat', () => {
    const { table } = seen();
    expect(atPlace(table, 1)).toBe(`at the ${symbols[0]}`);
    expect(atWholePlace(table, 36)).toBe(`at the ${symbols[35]}, 1 from the boat`);
    expect([atWholePlace(table, 0), atWholePlace(table, 37)]).toEqual(['at the start', 'in the boat']);
    expect(advanceLabel('hat', 36)).toBe('Hat: 1 from the boat');
  });

  test('hold crowds', () => {
    const { table } = seen();
    expect(crowdAt(table, 3)).toEqual([{ seat: 0, count: 2 }]);
    expect(crowdAt(table, 0)).toEqual([
      { seat: 0, count: 2 },
      { seat: 1, count: 6 },
    ]);
    expect(crowdAt(table, 9)).toEqual([]);
  });
});

test('the question says how many actions are left', () => {
  const asked = cartagenaFace.asked(seen({ actionsLeft: 2 }), 'act');
  expect(typed(asked.title)).toBe('Your turn: 2 actions left');
  expect(asked).toMatchObject({ saysTurn: true, others: 'to act' });
  expect(cartagenaFace.status(seen({ turn: 5 }))).toBe('Turn 5');
  expect(cartagenaFace.parts(SETUP)).toEqual({ boat: 'Pirates in the boat' });
  expect(cartagenaFace.reasons.escape).toBe('A whole crew is in the boat.');
});
