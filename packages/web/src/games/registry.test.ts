import { games } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { familyOf } from './catalogue/rulesets.ts';
import type { GameClient } from './contract/client.ts';
import type { EventParts } from './contract/event-parts.ts';
import type { GameGuide } from './contract/guide.ts';
import { allPictures, clientOf, guideOf } from './registry.ts';
// Compiled before any test begins: on a busy machine all components together take longer than a test may.
import './cartagena/client.ts';
import './cartagena/guide.ts';
import './jamaica/client.ts';
import './jamaica/guide.ts';
import './ring/client.ts';

/** Whether something that lacks this part would still be taken for the whole. */
type Dispensable<Whole> = {
  readonly [Part in keyof Whole]-?: Omit<Whole, Part> extends Whole ? true : false;
};

interface Rolled {
  readonly e: 'roll';
  readonly dice: number;
}

describe('the contract of a game', () => {
  test('takes no client and no guide that lacks a part', () => {
    // A part that becomes optional is a type error here.
    const client: Record<keyof GameClient, false> = {} as Dispensable<GameClient>;
    const guide: Record<keyof GameGuide, false> = {} as Dispensable<GameGuide>;
    expect([client, guide]).toEqual([{}, {}]);
  });

  test('wants every kind of event to be shown', () => {
    const whole: EventParts<Rolled> = { roll: { sign: 'dice', worth: ({ dice }) => dice } };
    // @ts-expect-error the roll is missing
    const none: EventParts<Rolled> = {};
    expect([whole.roll.worth?.({ e: 'roll', dice: 3 }), none]).toEqual([3, {}]);
  });
});

describe.each(games)('$id', ({ rulesets }) => {
  test('is one client for all its rulesets, and is fetched once', async () => {
    const clients = await Promise.all(rulesets.map(({ id }) => clientOf(id)));
    expect(new Set(clients).size).toBe(1);
  });

  test('counts by events that it shows', async () => {
    const { counting, events } = await clientOf(rulesets[0]?.id ?? '');
    expect(Object.keys(events)).toEqual(expect.arrayContaining([counting.opens]));
    if (counting.highlight !== undefined) expect(events[counting.highlight]).toBeDefined();
  });

  test('has first steps for every family that its rulesets belong to', async () => {
    for (const { id } of rulesets) {
      const family = familyOf(id);
      if (family !== undefined) expect((await guideOf(id)).lessons[family], id).toBeDefined();
    }
  });
});

test('pictures of all games stand in one book, none in the place of another', async () => {
  const guides = await Promise.all(games.map(({ rulesets: [first] }) => guideOf(first?.id ?? '')));
  const count = guides.reduce((sum, { pictures }) => sum + Object.keys(pictures).length, 0);
  expect(Object.keys(await allPictures())).toHaveLength(count);
});

test('a ruleset that no game has is a bug', () => {
  expect(() => clientOf('chess')).toThrow('chess');
});
