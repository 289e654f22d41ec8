import { describe, expect, it } from 'vitest';
import { dump, restore } from './dump.ts';
import { scene } from './testing/table.ts';

/** A card was taken from the open row, and the deck is known to everybody. */
function position() {
  const table = scene({
    ruleset: 'cartagena-hispaniola',
    pirates: [[20], [15, 15], [37]],
    hands: [{ hat: 1, key: 2 }, { flag: 1 }, { bottle: 1 }],
    row: ['hat', 'key', 'sabre'],
    deck: { pistol: 4 },
    rest: 'discard',
  }).play('retreat 20');
  table.state.deckSeen = true;
  return table.state;
}

type Dump = ReturnType<typeof dump>;
const read = (): Dump => JSON.parse(JSON.stringify(dump(position()))) as Dump;

describe('a state restored from a dump', () => {
  it('has all that was dumped', () => {
    expect(dump(restore(read()))).toEqual(dump(position()));
    expect(restore(read()).crowd).toEqual(position().crowd);
    expect(restore(read()).tunnel).toEqual(position().tunnel);
  });

  it('may be one whose game is over', () => {
    expect(restore({ ...read(), ending: 'drawn' }).ending).toBe('drawn');
    expect(restore(read()).ending).toBeUndefined();
  });

  it.each([
    ['a card too many', { ...read(), row: ['hat'] }, 'C-SET-3'],
    ['a card that does not exist', { ...read(), row: ['anchor'] }, 'C-SET-3'],
    ['no tunnel', { ...read(), tunnel: 'A+l' }, 'no tunnel: A+l'],
    ['an ending nobody knows', { ...read(), ending: 'mutiny' }, 'no known ending: mutiny'],
    [
      'a pirate too few',
      { ...read(), pirates: read().pirates.map((men) => men.slice(1)) },
      'the dump.pirates.0 has 5 items',
    ],
  ])('is refused with %s', (_what, from, complaint) => {
    expect(() => restore(from)).toThrow(complaint);
  });
});
