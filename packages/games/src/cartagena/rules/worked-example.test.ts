import { describe, expect, it } from 'vitest';
import { counts, scene, type Table } from '../testing/table.ts';

const [BLUE, RED, GREEN, YELLOW] = [0, 1, 2, 3];

/** The position in the book's picture. */
function picture(seat: number): Table {
  return scene({
    ruleset: 'cartagena-tortuga',
    tunnel: 'A+l B-l E+r C-r D-l F-r',
    pirates: [
      [0, 6, 6, 9, 17, 18],
      [5, 8, 17, 17, 22, 26],
      [0, 11, 12, 19, 19, 29],
      [0, 9, 21, 30, 33, 37],
    ],
    hands: [
      { sabre: 4, flag: 2, bottle: 1, pistol: 1, hat: 1 },
      { bottle: 1, flag: 1, pistol: 3 },
      { key: 1, flag: 2, hat: 1, pistol: 2, bottle: 1 },
      { bottle: 1, key: 1, flag: 1 },
    ],
    row: ['bottle', 'sabre', 'sabre', 'hat', 'pistol', 'bottle', 'sabre', 'flag', 'flag'],
    seat,
  });
}

const lastSeven = ['sabre', 'hat', 'pistol', 'bottle', 'sabre', 'flag', 'flag'];

describe("the book's worked example", () => {
  it('lies in the tunnel of the picture, with 69 cards out of sight', () => {
    const { state } = picture(BLUE);
    expect(state.tunnel.symbols.join(' ')).toBe(
      'bottle pistol hat flag sabre key sabre bottle key pistol hat flag pistol key sabre hat flag bottle ' +
        'hat key pistol bottle flag sabre pistol hat sabre flag bottle key flag pistol bottle key sabre hat',
    );
    expect(picture(GREEN).snapshot.deck).toBe(69);
  });

  it('C-FWD-1: yellow with a flag runs over the heads on 12 and 17 to 23', () => {
    const table = picture(YELLOW).play('advance 9 flag');
    const passed = [12, 17];
    expect(table.events[0]).toEqual({
      ...{ e: 'forward', seat: YELLOW, from: 9, to: 23, card: 'flag', passed, left: 2 },
    });
    expect(table.hand(YELLOW)).toEqual(counts({ bottle: 1, key: 1 }));
  });

  it('C-BACK-1: red goes back from 8 to the two on 6 and takes a bottle and a sabre', () => {
    const table = picture(RED).play('retreat 8');
    expect(table.events[0]).toMatchObject({ e: 'back', from: 8, to: 6, count: 2 });
    expect(table.drawn).toEqual(['bottle', 'sabre']);
    expect(table.hand(RED)).toEqual(counts({ bottle: 2, sabre: 1, flag: 1, pistol: 3 }));
    expect(table.row).toEqual(lastSeven);
  });

  it('C-TURN-1: blue, all sabres', () => {
    const table = picture(BLUE).play('advance 0 sabre').play('advance 6 sabre').play('advance 6 sabre');
    expect(table.events.slice(0, 3)).toMatchObject([{ to: 7 }, { to: 15 }, { to: 24 }]);
    expect(table.hand(BLUE)).toEqual(counts({ sabre: 1, flag: 2, bottle: 1, pistol: 1, hat: 1 }));
    expect(table.pirates(BLUE)).toEqual([7, 9, 15, 17, 18, 24]);
    expect(table.state.seat).toBe(RED);
  });

  it('C-HAND: blue, all retreats, ends with fourteen cards', () => {
    const table = picture(BLUE).play('retreat 17').play('retreat 18').play('retreat 17');
    expect(table.events.slice(0, 6)).toMatchObject([
      { to: 12, passed: [] },
      { cards: ['bottle'] },
      { to: 17 },
      { cards: ['sabre', 'sabre'] },
      { to: 12 },
      { cards: ['hat', 'pistol'] },
    ]);
    expect(table.hand(BLUE)).toEqual(counts({ sabre: 6, flag: 2, bottle: 2, pistol: 2, hat: 2 }));
    expect(table.row).toEqual(['bottle', 'sabre', 'flag', 'flag']);
    expect(table.pirates(BLUE)).toEqual([0, 6, 6, 9, 12, 12]);
  });

  it('C-FWD-2, C-TURN-2: blue, some of each', () => {
    const table = picture(BLUE).play('advance 17 bottle').play('retreat 18').play('advance 0 sabre');
    expect(table.events.slice(0, 4)).toMatchObject([
      { from: 17, to: 37 },
      { from: 18, to: 17 },
      { cards: ['bottle', 'sabre'] },
      { from: 0, to: 7 },
    ]);
    expect(table.hand(BLUE)).toEqual(counts({ sabre: 4, flag: 2, bottle: 1, pistol: 1, hat: 1 }));
    expect(table.state.crowd[18]).toBe(0);
    expect(table.row).toEqual(lastSeven);
    expect(table.pirates(BLUE)).toEqual([6, 6, 7, 9, 17, 37]);
  });
});
