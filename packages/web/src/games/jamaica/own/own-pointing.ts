import { cardIn, type JamaicaMove as Move, type View } from '@topsail/games';
import type { Look } from '../../contract/look.svelte.ts';
import { weigh } from '../../shared/weigh.ts';
import { labelOf } from '../words/labels.ts';
import type { Pointed, Pointing } from './pointing.ts';
import { wasteOf } from '../words/waste.ts';

/** The answers that are things of one's own panel: its holds, its dice, its cards. */
export function pointingOf(
  view: View,
  moves: readonly Move[],
  look: Look,
  onmove: (text: string) => void,
): Pointing {
  /** What costs more than it brings is picked first; the question then asks whether it is meant. */
  const choose = (move: Move): void => {
    if (wasteOf(view, move) !== undefined && look.picked !== move.text) look.pick(move.text);
    else onmove(move.text);
  };
  const pointed = <Thing>(byThing: ReadonlyMap<Thing, Move>): Pointed<Thing> => ({
    choices: new Map([...byThing].map(([thing, move]) => [thing, labelOf(view, move)])),
    onchoose: (thing) => {
      const move = byThing.get(thing);
      if (move !== undefined) choose(move);
    },
    weigh: (thing) => {
      const text = byThing.get(thing)?.text ?? '';
      return weigh(look, text, () => onmove(text));
    },
  });
  return {
    holds: pointed(holdsOf(moves)),
    asked: moves.find(isOf('take'))?.hold,
    dice: pointed(new Map(moves.filter(isOf('dice')).map((move) => [move.n, move]))),
    cards: pointed(new Map(moves.filter(isOf('card')).map((move) => [cardIn(move).join('/'), move]))),
  };
}

function isOf(kind: Move['kind']): (move: Move) => boolean {
  return (move) => move.kind === kind;
}

/** A load goes into the hold pointed at. */
export function holdsOf(moves: readonly Move[]): ReadonlyMap<number, Move> {
  return new Map(moves.filter(isOf('stow')).map((move): [number, Move] => [move.n, move]));
}
