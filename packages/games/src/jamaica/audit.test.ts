import { bit } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { audit } from './audit.ts';
import { contentsOf, SIXTH, withHold } from './holds.ts';
import type { State } from './state.ts';
import { scene } from './testing/scene.ts';
import { BETH, SIXTH_HOLD, TREASURES } from './treasures.ts';
import { FOOD, GOLD, POWDER } from './types.ts';

const CARDS = 'the eleven cards of a player are not each in one place';
const HELD = 'a card thought to be in the hand is not there';
const SIXTH_CARGO = 'cargo lies in a Sixth Hold the ship has not';
const ROW = 'the face-down treasures of a ship do not lie in a row';
const TREASURE = 'the treasures are not each in one place';
const NUMBER = 'lairs emptied and treasures taken differ in number';

const FIRST_CURSE = TREASURES.indexOf('-2');
const UNSEEN_GOOD = TREASURES.indexOf('+5');

/** Two ships and the ghost with a bit of everything; seat 1 has picked a card. */
function sound(): State {
  return scene('jamaica-1', 2)
    .ship(0, {
      holds: ['gold 6', 'food 1'],
      sixth: 'powder 6',
      down: ['-2', '+3', '-4'],
      discard: ['gold/gold'],
    })
    .ship(1, { up: ['morgans-map'], hand: ['food/powder', 'powder/gold'] })
    .ship('ghost', { down: ['+7'] })
    .picking()
    .play(1, 'card powder/gold').state;
}

/** A hold of the ship with these contents. */
function fill(s: State, ship: number, hold: number, contents: number): void {
  s.ships[ship].holds = withHold(s.ships[ship].holds, hold, contents);
}

/** A lair gives back its token, so that the numbers agree again. */
function restoreLair(s: State): void {
  s.lairs |= (s.lairs + 1) & ~s.lairs;
}

const SPOILT: readonly [what: string, spoil: (s: State) => unknown, complaint: string][] = [
  ['a card that is nowhere', (s) => (s.ships[0].hand &= s.ships[0].hand - 1), CARDS],
  ['a card in hand and deck', (s) => (s.ships[0].hand |= s.ships[0].deck), CARDS],
  ['a card in deck and discard pile', (s) => (s.ships[0].deck |= s.ships[0].discard), CARDS],
  ['a card picked and in the hand', (s) => (s.ships[1].hand |= bit(s.ships[1].pick)), CARDS],
  ['a picked card that is gone', (s) => (s.ships[1].pick = -1), CARDS],
  ['a twelfth card', (s) => (s.ships[1].deck |= bit(11)), CARDS],
  ['a card thought held that is in the deck', (s) => (s.ships[0].held = s.ships[0].deck), HELD],
  ['a card thought held that is discarded', (s) => (s.ships[0].held = s.ships[0].discard), HELD],
  ['seven tokens in a hold', (s) => fill(s, 0, 0, contentsOf(GOLD, 7)), 'hold 0 has impossible contents'],
  ['seven tokens in the ghost’s', (s) => fill(s, 2, 4, contentsOf(GOLD, 7)), 'hold 4 has'],
  ['tokens of no good', (s) => fill(s, 0, 4, 3), 'hold 4 has impossible contents'],
  ['a good without tokens', (s) => fill(s, 1, 2, contentsOf(FOOD, 0)), 'hold 2 has impossible contents'],
  [
    'seven tokens in the Sixth Hold',
    (s) => fill(s, 0, SIXTH, contentsOf(POWDER, 7)),
    'hold 5 has impossible',
  ],
  ['cargo on a card the ship has not', (s) => fill(s, 1, SIXTH, contentsOf(GOLD, 1)), SIXTH_CARGO],
  ['two cards at one place of a row', (s) => (s.place[FIRST_CURSE] = 1), ROW],
  ['a gap in a row', (s) => (s.place[TREASURES.indexOf('-4')] = 3), ROW],
  ['a gap in the ghost’s row', (s) => (s.place[TREASURES.indexOf('+7')] = 1), ROW],
  ['a treasure that is nowhere', (s) => (s.unseen &= ~bit(UNSEEN_GOOD)), TREASURE],
  ['a treasure owned and unseen', (s) => (s.unseen |= bit(SIXTH_HOLD)), TREASURE],
  ['a treasure of two ships', (s) => (s.ships[1].up |= bit(SIXTH_HOLD)), TREASURE],
  ['a treasure with both faces', (s) => (s.ships[0].up |= bit(FIRST_CURSE)), TREASURE],
  ['a treasure out of no box', (s) => (s.unseen |= bit(TREASURES.length)), TREASURE],
  [
    'Lady Beth with a player',
    (s) => {
      s.ships[2].up &= ~bit(BETH);
      s.ships[0].up |= bit(BETH);
    },
    'Lady Beth has left the ghost',
  ],
  ['a lair that has its token back', restoreLair, NUMBER],
  ['a lair emptied for nothing', (s) => (s.lairs &= s.lairs - 1), NUMBER],
  ['a token too many', (s) => s.ships[1].tokens++, NUMBER],
];

describe('the audit', () => {
  it('finds nothing wrong with a game in play', () => {
    expect(() => audit(sound())).not.toThrow();
  });

  it.each(SPOILT)('finds %s', (_, spoil, complaint) => {
    const state = sound();
    spoil(state);
    expect(() => audit(state)).toThrow(complaint);
  });

  it('lets a picked card be one that was thought held', () => {
    const state = sound();
    state.ships[1].held = state.ships[1].hand | bit(state.ships[1].pick);
    expect(() => audit(state)).not.toThrow();
  });

  it('lets every hold carry from one to six', () => {
    const state = sound();
    for (let n = 1; n <= 6; n++) {
      for (let hold = 0; hold <= SIXTH; hold++) fill(state, 0, hold, contentsOf(GOLD, n));
      expect(() => audit(state)).not.toThrow();
    }
  });

  it('counts tokens where treasures are tokens', () => {
    const state = scene('yassa', 3).ship(0, { tokens: 2 }).picking().state;
    expect(() => audit(state)).not.toThrow();
    state.ships[0].tokens--;
    expect(() => audit(state)).toThrow(NUMBER);
  });
});
