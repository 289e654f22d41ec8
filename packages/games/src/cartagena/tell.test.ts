import { seeded, SPECTATOR, type Viewer } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { cartagena } from './index.ts';
import { hear, type Event } from './tell.ts';
import { scene } from './testing/table.ts';

function dealt(ruleset: string): Event[] {
  const events: Event[] = [];
  const options = { 'boat-retreat': 'yes', tunnel: 'random' };
  cartagena.setup({ ruleset, seats: 2, options }, seeded('deal'), (event) => events.push(event));
  return events.filter(({ e }) => e === 'deal');
}

describe('C-OPEN what is heard', () => {
  it.each(['cartagena-jamaica', 'cartagena-hispaniola'])(
    '%s: of a hand dealt, others hear the number',
    (ruleset) => {
      const [first] = dealt(ruleset);
      expect(hear(first, 0)).toHaveProperty('cards');
      for (const viewer of [1, SPECTATOR] as const) {
        expect(hear(first, viewer)).toEqual({ e: 'deal', seat: 0, count: 6, open: false });
      }
    },
  );

  it('cartagena-tortuga: a hand dealt is heard by all', () => {
    const [first] = dealt('cartagena-tortuga');
    for (const viewer of [0, 1, SPECTATOR] as const) expect(hear(first, viewer)).toHaveProperty('cards');
  });

  it('cards from a hidden deck are named to their owner alone, in no order', () => {
    const table = scene({
      ruleset: 'cartagena-jamaica',
      pirates: [[20], [15, 15]],
      deck: { key: 1, hat: 1 },
      rest: 1,
    });
    table.play('retreat 20', ['draw card', 2], ['draw card', 1]);
    const draw = { e: 'draw', seat: 0, count: 2, open: false, whole: { total: 2, done: 2 } };
    expect(table.events[1]).toEqual({ ...draw, cards: ['hat', 'key'] });
    expect(table.heard(0)[1]).toEqual({ ...draw, cards: ['key', 'hat'] });
    expect(table.heard(1)[1]).toEqual(draw);
    expect(table.heard(SPECTATOR)[1]).toEqual(draw);
  });

  it.each<Viewer>([0, 1, SPECTATOR])('cards from the row are named to all, in order (%s)', (viewer) => {
    const row = ['hat', 'flag', 'key'] as const;
    const table = scene({ ruleset: 'cartagena-hispaniola', pirates: [[20], [15, 15]], row }).play(
      'retreat 20',
    );
    expect(table.heard(viewer)[1]).toMatchObject({ cards: ['hat', 'flag'], open: true });
  });

  it('cartagena-tortuga: a hand dealt has no order, even where all see it', () => {
    const cards = ['hat', 'flag', 'key', 'flag', 'sabre', 'bottle'] as const;
    const event: Event = { e: 'deal', seat: 0, count: 6, cards, open: true };
    const sorted = ['flag', 'flag', 'sabre', 'key', 'bottle', 'hat'];
    for (const viewer of [0, 1, SPECTATOR] as const)
      expect(hear(event, viewer)).toEqual({ ...event, cards: sorted });
  });

  it.each<Event>([
    { e: 'row', cards: ['hat', 'flag'] },
    { e: 'forward', seat: 1, from: 0, to: 4, card: 'flag', passed: [], left: 2 },
    { e: 'back', seat: 1, from: 9, to: 4, passed: [6], count: 1, left: 0 },
    { e: 'reshuffle' },
    { e: 'end', ending: 'escape', ranking: [[0], [1]], winner: 0 },
  ])('$e is heard by all in full', (event) => {
    for (const viewer of [0, 1, SPECTATOR] as const) expect(hear(event, viewer)).toEqual(event);
  });

  it('cards that were not named cannot be named later, not even to their owner', () => {
    const event: Event = { e: 'deal', seat: 0, count: 6, open: false };
    for (const viewer of [0, 1, SPECTATOR] as const) expect(hear(event, viewer)).toStrictEqual(event);
  });
});

describe('a snapshot', () => {
  it('counts what is there, as the trace does', () => {
    const table = scene({
      ruleset: 'cartagena-tortuga',
      tunnel: 'E-l A+l B+l C+l D-l F+l',
      pirates: [[5], [4, 7]],
      hands: [{ bottle: 1, key: 1, pistol: 3 }, { bottle: 3 }],
      row: ['flag', 'sabre', 'hat'],
      discard: { bottle: 1, hat: 1, key: 1, sabre: 1 },
    });
    table.play('retreat 5');
    expect(JSON.stringify(table.snapshot)).toBe(
      '{"pirates":[{"0":5,"4":1},{"0":4,"4":1,"7":1}],' +
        '"hands":[{"bottle":1,"flag":1,"key":1,"pistol":3},{"bottle":3}],' +
        '"row":["sabre","hat"],"deck":87,"discard":{"bottle":1,"hat":1,"key":1,"sabre":1},"seat":0}',
    );
  });

  it('taken while an event is told already shows what it tells of', () => {
    const { state } = scene({ ruleset: 'cartagena-tortuga', pirates: [[], []], hands: [{ flag: 2 }] });
    const seen: [string, number, number][] = [];
    const listen = ({ e }: Event): void => void seen.push([e, state.pirates[5], state.seat]);
    cartagena.apply(state, 0, cartagena.parseMove('advance 0 flag')!, seeded('none'), listen);
    cartagena.apply(state, 0, cartagena.parseMove('stop')!, seeded('none'), listen);
    expect(seen).toEqual([
      ['forward', 4, 0],
      ['stop', 4, 0],
      ['turn', 4, 1],
      ['pass', 4, 1],
      ['turn', 4, 0],
    ]);
  });
});

it('what happened is read up with its rule', () => {
  const table = scene({ ruleset: 'cartagena-jamaica', pirates: [[], []], hands: [{ flag: 2 }, {}] });
  table.play('advance 0 flag').play('stop');
  expect(table.events.map((event) => [event.e, cartagena.ruleOf(event)])).toEqual([
    ['forward', 'C-FWD-1'],
    ['stop', 'C-TURN-1'],
    ['turn', 'C-TURN-1'],
    ['pass', 'C-PASS'],
    ['turn', 'C-TURN-1'],
  ]);
});
