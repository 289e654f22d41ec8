import { SPECTATOR } from '@topsail/engine';
import { BOAT, type CartagenaEvent } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { events } from '../events.ts';
import { sceneOf, type Scene } from './scene.ts';
import { beatsOf } from './testing.ts';
import { takes } from './timing.ts';

type Kind = CartagenaEvent['e'];
type Of<K extends Kind> = Extract<CartagenaEvent, { readonly e: K }>;

/** What each kind of event shows over the board. */
const SHOWS: { readonly [K in Kind]: (scene: Scene, event: Of<K>) => void } = {
  setup: (scene) => expect(scene).toEqual({}),
  tunnel: onRibbon,
  first: onRibbon,
  turn: onRibbon,
  stop: onRibbon,
  stuck: onRibbon,
  pass: onRibbon,
  reshuffle: onRibbon,
  row: ({ taken }, { cards }) => expect(taken).toMatchObject({ from: 'deck', into: 'row', cards }),
  deal: ({ actor, taken }, { seat, count }) => {
    expect(actor?.seat).toBe(seat);
    expect(taken).toMatchObject({ from: 'deck', into: 'hand' });
    expect(taken?.cards).toHaveLength(count);
  },
  draw: ({ actor, taken }, { seat, count, open }) => {
    expect(actor?.seat).toBe(seat);
    expect(taken).toMatchObject({ from: open ? 'row' : 'deck', into: 'hand' });
    expect(taken?.cards).toHaveLength(count);
  },
  forward: ({ actor, played, boat, ribbon }, { seat, card, to }) => {
    expect(actor?.seat).toBe(seat);
    expect(played).toBe(card);
    expect(boat?.seat).toBe(to === BOAT ? seat : undefined);
    expect(ribbon === undefined).toBe(to !== BOAT);
  },
  back: ({ actor, played }, { seat }) => {
    expect(actor?.seat).toBe(seat);
    expect(played).toBeUndefined();
  },
  end: ({ away, ribbon }, { winner }) => {
    expect(away?.seat).toBe(winner);
    expect(ribbon).toBeDefined();
  },
};

function onRibbon({ ribbon }: Scene): void {
  expect(ribbon).toMatch(/\S/);
}

function check<K extends Kind>(scene: Scene, event: Of<K> & { readonly e: K }): void {
  const shows: (scene: Scene, event: Of<K>) => void = SHOWS[event.e];
  shows(scene, event);
}

const RULESETS = ['cartagena-jamaica', 'cartagena-tortuga', 'cartagena-hispaniola'];
const OPTIONS = { tunnel: 'random', 'boat-retreat': 'yes' };

describe.each(RULESETS)('%s', (ruleset) => {
  const setup = { ruleset, seats: 3, options: OPTIONS };

  test('every event shows what it tells of, for as long as it takes', () => {
    for (const viewer of [SPECTATOR, 0] as const)
      for (const beat of beatsOf(setup, `scenes ${ruleset}`, viewer)) {
        check(sceneOf(beat), beat.event);
        expect(takes(beat.event) > 0).toBe(events[beat.event.e].lasts !== undefined);
      }
  });

  test('nobody sees a card that he may not know', () => {
    for (const beat of beatsOf(setup, `secrets ${ruleset}`, 1)) {
      const { actor, taken } = sceneOf(beat);
      const { event, before } = beat;
      if (event.e === 'draw' || event.e === 'deal')
        expect(taken?.cards.filter((card) => card !== undefined)).toHaveLength(event.cards?.length ?? 0);
      if (actor === undefined || actor.seat === 1) continue;
      const known = Object.values(before.own?.known?.[actor.seat] ?? before.table.players[actor.seat]!.known);
      const most = known.reduce((sum, n) => sum + n, 0);
      expect(actor.hand.filter((card) => card !== undefined).length).toBeLessThanOrEqual(most);
    }
  });
});

test('all kinds of events are seen in such games', () => {
  const met = new Set<Kind>();
  for (let game = 0; game < 40 && met.size < Object.keys(SHOWS).length; game++)
    for (const { event } of beatsOf(
      {
        ruleset: RULESETS[game % 3]!,
        seats: 2 + (game % 3),
        options: { ...OPTIONS, 'boat-retreat': game % 2 === 0 ? 'no' : 'yes' },
      },
      `all ${game}`,
    ))
      met.add(event.e);
  expect([...met].sort()).toEqual(Object.keys(SHOWS).sort());
});

test('who has won reads that it is he who is away', () => {
  const ended = (viewer: number): string | undefined => {
    const beats = beatsOf({ ruleset: RULESETS[1]!, seats: 2, options: OPTIONS }, 'away', viewer);
    return sceneOf(beats.at(-1)!).ribbon;
  };
  expect(ended(0)).not.toBe(ended(1));
});

const [opening] = beatsOf({ ruleset: RULESETS[1]!, seats: 2, options: OPTIONS }, 'opening');

/** What an event shows where the pirates of seat 0 stand like this. */
function shown(event: CartagenaEvent, pirates: readonly number[]): Scene {
  const { view } = opening!;
  const players = view.table.players.with(0, { pirates, hand: 0, known: view.table.players[0]!.known });
  return sceneOf({ ...opening!, event, view: { ...view, table: { ...view.table, players } } });
}

test('a pirate who boards is counted with those aboard', () => {
  const boards = { e: 'forward', seat: 0, card: 'key', from: 30, to: BOAT, passed: [], left: 1 } as const;
  expect(shown(boards, [0, 4, 9, 20, BOAT, BOAT])).toMatchObject({
    boat: { seat: 0, aboard: 2, all: 6 },
    ribbon: 'The second pirate is aboard',
  });
  expect(shown(boards, Array(6).fill(BOAT)).ribbon).toBe('All six are aboard!');
});

test('the whole crew of the winner sails away, and without a winner nobody does', () => {
  const end = { e: 'end', ranking: [] } as const;
  expect(shown({ ...end, ending: 'escape', winner: 0 }, Array(6).fill(BOAT))).toEqual({
    away: { seat: 0, crew: 6 },
    ribbon: 'Anne Bonny is away!',
  });
  expect(shown({ ...end, ending: 'drawn' }, [0])).toEqual({ ribbon: 'Nobody gets away' });
});

test('a player who can do nothing is told of on a ribbon', () => {
  expect(shown({ e: 'stuck', seat: 0 }, [0]).ribbon).toBe('Anne Bonny can do nothing more');
  expect(shown({ e: 'pass', seat: 0 }, [0]).ribbon).toBe('Anne Bonny can do nothing and passes');
});

test('a new row is laid where none is left', () => {
  expect(shown({ e: 'row', cards: ['hat'] }, [0]).taken?.row).toEqual([]);
});
