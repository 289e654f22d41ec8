import { bit, fast, has, movesOf } from '@topsail/engine';
import { jamaica, jamaicaRules } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { THUMB_CARDS } from '../baselines/jamaica-thumb.ts';
import {
  answer,
  asking,
  bareTable,
  battle,
  cardNumber,
  deal,
  space,
  stowed,
} from '../testing/jamaica-scene.ts';
import { choicesOf } from '../testing/positions.ts';
import { CardChooser } from './choice.ts';
import { habit } from './habits/habits.ts';

const { BETH, FOOD, GOLD, NO_ROLL, POWDER, SABRE, SIXTH_HOLD, STAR, endsAt, inHold } = jamaicaRules;
type State = jamaicaRules.State;

const cards = new CardChooser(THUMB_CARDS);
/** Treasure cards by their place in the list of all. */
const [PLUS_3, PLUS_7, MINUS_2, MINUS_4] = [4, 7, 9, 11];

function habitOf(s: State, seat: number): string {
  return answer(s, seat, (...question) => habit(...question, cards));
}

describe('who stows a load', () => {
  test('empties the hold that is worth least', () => {
    const s = asking(bareTable(), 'stow', 0, { stower: 0, cargo: FOOD * 8 + 4 });
    s.ships[0].holds = stowed('gold 2', 'food 3', 'powder 2', 'gold 5', 'powder 6');
    expect(habitOf(s, 0)).toBe('stow 2');
    s.ships[0].holds = stowed('gold 1', 'food 3', 'powder 2', 'gold 5', 'powder 6');
    expect(habitOf(s, 0)).toBe('stow 0');
  });

  test('rather throws away food than gold, and powder than gold', () => {
    const s = asking(bareTable(), 'stow', 0, { stower: 0, cargo: POWDER * 8 + 4 });
    s.ships[0].holds = stowed('gold 3', 'gold 3', 'food 3', 'gold 3', 'gold 3');
    expect(habitOf(s, 0)).toBe('stow 2');
    Object.assign(s, { cargo: GOLD * 8 + 4 });
    s.ships[0].holds = stowed('food 6', 'food 6', 'powder 5', 'food 6', 'food 6');
    expect(habitOf(s, 0)).toBe('stow 2');
  });
});

describe('who pays', () => {
  /** How many ordinary holds are empty once all is paid, if it begins with this move and goes on like that. */
  function emptyWhenPaid(before: State, move: jamaicaRules.Move, goOn: (s: State) => number): number {
    const s = jamaica.clone(before);
    let { owing } = before;
    let empty = -1;
    jamaica.apply(s, before.payer, move, fast(1), (event) => {
      if (owing === 0 || (event.e !== 'pay' && event.e !== 'powder')) return;
      owing -= event.split.reduce((sum, { n }) => sum + n, 0);
      empty = emptyHolds(s, before.payer);
    });
    return owing > 0 ? goOn(s) : empty;
  }

  function mostEmpty(s: State): number {
    return Math.max(...movesOf(jamaica, s, s.payer).map((move) => emptyWhenPaid(s, move, mostEmpty)));
  }

  function emptyByHabit(s: State): number {
    const move = jamaica.parseMove(habitOf(s, s.payer))!;
    return emptyWhenPaid(s, move, emptyByHabit);
  }

  function emptyHolds(s: State, seat: number): number {
    return [0, 1, 2, 3, 4].filter((hold) => inHold(s.ships[seat].holds, hold) === 0).length;
  }

  test('leaves as many holds empty as can be, whatever he pays with', () => {
    let paid = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const setup = { ruleset: 'jamaica-1', seats: 6, options: { ghost: 'no' } };
      for (const { state } of choicesOf(setup, `pay ${seed}`)) {
        const s = state as State;
        if (jamaica.question(s).kind !== 'take' || has(s.ships[s.payer].up, SIXTH_HOLD)) continue;
        expect(emptyByHabit(s)).toBe(mostEmpty(s));
        paid++;
      }
    }
    expect(paid).toBeGreaterThan(100);
  });
});

describe('who fights for the price of powder', () => {
  function attacked(powder: number, attackFace: number, attackPowder = 0): State {
    const s = asking(battle(bareTable(), 0, 1), 'powder', 1, { attackFace, attackPowder });
    s.ships[0].holds = stowed('gold 6');
    s.ships[1].holds = stowed('gold 6', `powder ${powder}`);
    return s;
  }

  test('fires nothing when there is nothing to win or to lose', () => {
    const s = asking(battle(bareTable(), 0, 1), 'powder', 0);
    s.ships[0].holds = stowed('powder 1');
    expect(habitOf(s, 0)).toBe('powder 0');
  });

  test('fires nothing when nothing but a star could help', () => {
    expect(habitOf(attacked(1, 10, 6), 1)).toBe('powder 0');
  });

  test('fires just what makes the defence sure, and no more', () => {
    expect(habitOf(attacked(6, 6), 1)).toBe('powder 5');
    expect(habitOf(attacked(6, 2), 1)).toBe('powder 1');
  });

  test('needs less when Lady Beth sails with him', () => {
    const s = attacked(6, 6);
    s.ships[1].up = bit(BETH);
    expect(habitOf(s, 1)).toBe('powder 3');
  });

  test('attacks with powder where much is at stake, and saves it where little is', () => {
    const s = asking(battle(bareTable(), 0, 1), 'powder', 0);
    s.ships[0].holds = stowed('powder 6', 'gold 6');
    s.ships[1].holds = stowed('gold 6');
    expect(Number(habitOf(s, 0).split(' ')[1])).toBeGreaterThanOrEqual(4);
    s.ships[0].holds = stowed('powder 1');
    s.ships[1].holds = stowed('gold 1');
    expect(habitOf(s, 0)).toBe('powder 0');
  });
});

describe("who has Saran's sabre", () => {
  /** The attacker is seat 0, the owner of the sabre is asked after these rolls. */
  function rolled(owner: number, attackFace: number, defenceFace = NO_ROLL): State {
    const s = asking(battle(bareTable(), 0, 1), 'sabre', owner, { attackFace, defenceFace });
    s.ships[owner].up = bit(SABRE);
    return s;
  }

  test('has his own bad attack rolled again, and lets a good one stand', () => {
    expect(habitOf(rolled(0, 2), 0)).toBe('reroll');
    expect(habitOf(rolled(0, 10), 0)).toBe('let stand');
  });

  test('lets his own star stand, in attack and in defence', () => {
    expect(habitOf(rolled(0, STAR), 0)).toBe('let stand');
    expect(habitOf(rolled(1, 8, STAR), 1)).toBe('let stand');
  });

  test("has the other's star rolled again, in attack and in defence", () => {
    expect(habitOf(rolled(1, STAR), 1)).toBe('reroll');
    expect(habitOf(rolled(0, 8, STAR), 0)).toBe('reroll');
  });

  test("lets the other's bad roll stand, and not a good one", () => {
    expect(habitOf(rolled(1, 2), 1)).toBe('let stand');
    expect(habitOf(rolled(1, 10), 1)).toBe('reroll');
  });

  test('has the defence rolled again by the side that is losing', () => {
    expect(habitOf(rolled(0, 4, 6), 0)).toBe('reroll');
    expect(habitOf(rolled(1, 4, 6), 1)).toBe('let stand');
    expect(habitOf(rolled(0, 6, 4), 0)).toBe('let stand');
    expect(habitOf(rolled(1, 6, 4), 1)).toBe('reroll');
  });

  test('counts powder and Lady Beth before complaining of a low roll', () => {
    const s = rolled(0, 2, 8);
    expect(habitOf(s, 0)).toBe('reroll');
    Object.assign(s, { attackPowder: 5 });
    s.ships[0].up |= bit(BETH);
    expect(habitOf(s, 0)).toBe('let stand');
  });
});

describe('who has won a battle', () => {
  function won(ruleset = 'jamaica-1'): State {
    const s = asking(battle(bareTable(ruleset), 0, 1), 'spoils', 0, { stower: 0 });
    s.ships[1].holds = stowed('gold 2', 'food 6', 'gold 4');
    return s;
  }

  function cover(s: State, ship: number, ...row: readonly number[]): void {
    row.forEach((card, place) => {
      s.ships[ship].down |= bit(card);
      s.place[card] = place;
    });
  }

  test('takes the fattest hold', () => {
    expect(habitOf(won(), 0)).toBe('rob hold 2');
  });

  test('as the defender robs the attacker', () => {
    const s = asking(battle(bareTable(), 0, 1), 'spoils', 1, { stower: 1 });
    s.ships[0].holds = stowed('food 1', 'gold 5');
    expect(habitOf(s, 1)).toBe('rob hold 1');
  });

  test('takes what is worth the room it needs, or nothing at all', () => {
    const s = won();
    s.ships[0].holds = stowed('gold 6', 'gold 6', 'gold 6', 'gold 6', 'food 6');
    expect(habitOf(s, 0)).toBe('rob hold 2');
    s.ships[1].holds = stowed('food 1');
    s.ships[0].holds = stowed('gold 6', 'gold 6', 'gold 6', 'gold 6', 'gold 5');
    expect(habitOf(s, 0)).toBe('take nothing');
  });

  test('takes a power rather than a little cargo', () => {
    const s = won();
    s.ships[1].holds = stowed('gold 2');
    s.ships[1].up = bit(SABRE);
    expect(habitOf(s, 0)).toBe('rob sarans-sabre');
  });

  test('gives a bad curse away, but not a small one for a fat hold', () => {
    const s = won();
    cover(s, 0, MINUS_4);
    expect(habitOf(s, 0)).toBe('curse -4');
    const other = won();
    cover(other, 0, MINUS_2);
    expect(habitOf(other, 0)).toBe('rob hold 2');
  });

  test('points at a treasure that was once his own, and not at a curse he gave', () => {
    const s = won();
    cover(s, 1, PLUS_3, MINUS_2, PLUS_7);
    s.knownBy[PLUS_7] = bit(0);
    expect(habitOf(s, 0)).toBe('rob card 2');
    const other = won();
    other.ships[1].holds = 0;
    cover(other, 1, MINUS_2, PLUS_3);
    other.knownBy[MINUS_2] = bit(0);
    expect(habitOf(other, 0)).toBe('rob card 1');
  });

  test('draws blindly for want of better, unless all know of a curse there', () => {
    const s = won('jamaica-2');
    s.ships[1].holds = stowed('gold 2');
    cover(s, 1, MINUS_2, PLUS_3);
    expect(habitOf(s, 0)).toBe('rob card');
    s.cursed = bit(MINUS_2);
    expect(habitOf(s, 0)).toBe('rob hold 0');
  });

  test('takes a token in Yassa when nothing aboard is worth more', () => {
    const s = asking(battle(bareTable('yassa'), 0, 1), 'spoils', 0, { stower: 0 });
    s.ships[1].tokens = 2;
    s.ships[1].holds = stowed('food 1');
    expect(habitOf(s, 0)).toBe('rob token');
  });
});

describe('who meets several ships', () => {
  function crowd(): State {
    const s = asking(bareTable(), 'fight', 0, { ship: 0 });
    for (const ship of s.ships) ship.at = space(s, 12);
    return s;
  }

  test('fights the one with the better prize', () => {
    const s = crowd();
    s.ships[1].holds = stowed('gold 1');
    s.ships[2].holds = stowed('gold 5');
    expect(habitOf(s, 0)).toBe('fight 2');
  });

  test('fights the weaker one for the same prize', () => {
    const s = crowd();
    s.ships[1].holds = stowed('gold 5');
    s.ships[2].holds = stowed('gold 5', 'powder 6', 'powder 4');
    expect(habitOf(s, 0)).toBe('fight 1');
    s.ships[2].holds = stowed('gold 5');
    s.ships[1].up = bit(BETH);
    expect(habitOf(s, 0)).toBe('fight 2');
  });

  test('lets the ghost fight anybody but himself', () => {
    const s = asking(bareTable('jamaica-1', 2), 'fight', 0, { ship: 2 });
    for (const ship of s.ships) ship.at = space(s, 12);
    s.ships[0].holds = stowed('gold 6');
    expect(habitOf(s, 0)).toBe('fight 1');
  });
});

describe('who comes to a fork', () => {
  /** Three spaces on: the lair 9 in the outer lane, or 15 behind the inner one. */
  function fork(ship = 0): State {
    const s = bareTable('jamaica-2', 3, 'yes');
    s.ships[ship].at = space(s, 6);
    return asking(s, 'sail', 0, { ship, ahead: endsAt([9, 15].map((id) => space(s, id))) });
  }

  function emptied(s: State): State {
    s.lairs &= ~bit(s.rules.course.lairAt[space(s, 9)]);
    return s;
  }

  test('takes the lane with the treasure', () => {
    const s = fork();
    s.ships[0].holds = stowed('food 3');
    expect(habitOf(s, 0)).toBe('sail 9');
  });

  test('takes the short lane when the treasure is gone, if he has food', () => {
    const s = emptied(fork());
    s.ships[0].holds = stowed('food 3');
    expect(habitOf(s, 0)).toBe('sail 15');
    s.ships[0].holds = stowed('food 2');
    expect(habitOf(s, 0)).toBe('sail 9');
  });

  test('keeps away from a strong ship, and not from a weak one', () => {
    const s = emptied(fork());
    s.ships[0].holds = stowed('food 3');
    s.ships[1].at = space(s, 15);
    expect(habitOf(s, 0)).toBe('sail 15');
    s.ships[1].up = bit(BETH);
    expect(habitOf(s, 0)).toBe('sail 9');
  });

  test('steers the ghost to others, and away from himself', () => {
    const s = fork(3);
    s.ships[1].at = space(s, 15);
    expect(habitOf(s, 0)).toBe('sail 15');
    s.ships[0].at = space(s, 15);
    expect(habitOf(s, 0)).toBe('sail 9');
  });

  test('takes a treasure where a shortage lets him choose', () => {
    expect(habitOf(asking(bareTable(), 'lair', 0), 0)).toBe('take treasure');
  });
});

describe('who picks a card by rule of thumb', () => {
  function picking(morning: number, evening: number, ...hand: readonly string[]): State {
    const s = bareTable();
    Object.assign(s, { morning, evening });
    deal(s, 0, ...hand);
    return s;
  }

  test('loads gold by high dice', () => {
    const s = picking(6, 5, 'gold/gold', 'backward/forward', 'powder/food');
    s.ships[0].at = space(s, 12);
    expect(habitOf(s, 0)).toBe('card gold/gold');
  });

  test('sails home when he can', () => {
    const s = picking(6, 5, 'gold/gold', 'forward/food', 'powder/food');
    s.ships[0].at = space(s, 46);
    expect(habitOf(s, 0)).toBe('card forward/food');
  });

  test('does not sail where he cannot pay', () => {
    const s = picking(2, 1, 'forward/forward', 'food/powder', 'powder/food');
    expect(habitOf(s, 0)).not.toBe('card forward/forward');
  });

  test('puts the dice where his best card wants them', () => {
    const s = asking(picking(6, 1, 'powder/gold'), 'dice', 0);
    expect(habitOf(s, 0)).toBe('morning 1');
    deal(s, 0, 'gold/forward');
    expect(habitOf(s, 0)).toBe('morning 6');
  });

  test('draws a card as often as its liking says', () => {
    const chooser = new CardChooser({ 'gold loaded': 0.1 });
    const s = picking(6, 5, 'gold/gold', 'food/powder', 'gold/forward');
    const moves = movesOf(jamaica, s, 0);
    const likings = moves.map(({ n }) => Math.exp(chooser.liking(s, 0, n, s.morning)));
    const sum = likings.reduce((a, b) => a + b);
    expect(chooser.liking(s, 0, cardNumber('gold/gold'), s.morning)).toBeCloseTo(1.1);
    const drawn = moves.map(() => 0);
    const chance = fast(4);
    for (let n = 0; n < 6000; n++) drawn[chooser.drawCard(s, 0, moves, moves.length, chance)]++;
    drawn.forEach((count, i) => expect(Math.abs(count / 6000 - likings[i] / sum)).toBeLessThan(0.02));
  });
});

test('habits answer every question of every game with one of the moves', () => {
  const setup = { ruleset: 'jamaica-2', seats: 5, options: { ghost: 'yes' } };
  for (const player of ['random', 'thumb'] as const) {
    for (const { state, seat, moves } of choicesOf(setup, 'habits', player)) {
      const index = habit(state as State, seat, moves as jamaicaRules.Move[], moves.length, cards);
      expect(moves[index]).toBeDefined();
    }
  }
});
