import { cardIn, type JamaicaMove as Move, type View } from '@topsail/games';
import type { Look } from '../../contract/look.svelte.ts';
import { weigh } from '../../shared/weigh.ts';
import { labelOf } from '../words/labels.ts';
import type { Amounts, Pointed, Pointing } from './pointing.ts';
import { cargoIn, ownSeat, shipOf } from '../words/ships.ts';

/** The answers that are things of one's own panel: its holds, its dice, its cards. */
export function pointingOf(
  view: View,
  moves: readonly Move[],
  look: Look,
  onmove: (text: string) => void,
): Pointing {
  const pointed = <Thing>(byThing: ReadonlyMap<Thing, Move>): Pointed<Thing> => ({
    choices: new Map([...byThing].map(([thing, move]) => [thing, labelOf(view, move)])),
    onchoose: (thing) => onmove(byThing.get(thing)?.text ?? ''),
    weigh: (thing) => {
      const text = byThing.get(thing)?.text ?? '';
      return weigh(look, text, () => onmove(text));
    },
  });
  return {
    holds: pointed(holdsOf(view, moves)),
    asked: moves.find(isOf('take'))?.hold,
    dice: pointed(new Map(moves.filter(isOf('dice')).map((move) => [move.n, move]))),
    cards: pointed(new Map(moves.filter(isOf('card')).map((move) => [cardIn(move).join('/'), move]))),
    amounts: amountsOf(view, moves, onmove),
  };
}

/** The most and the least can be pointed at: only what lies between them needs counting. */
const WORTH_COUNTING = 3;

/** How much powder, or how much of a hold: a price is begun with the most, and a battle with nothing. */
export function amountsOf(
  view: View,
  moves: readonly Move[],
  onmove: (text: string) => void,
): Amounts | undefined {
  const [first] = moves;
  const isPrice = moves.every(isOf('take'));
  if (first === undefined || moves.length < WORTH_COUNTING) return undefined;
  if (!isPrice && !moves.every(isOf('powder'))) return undefined;
  const byCount = new Map(moves.toSorted((a, b) => a.n - b.n).map((move) => [move.n, move]));
  const counts = [...byCount.keys()];
  return {
    good:
      (isPrice ? cargoIn(shipOf(view, ownSeat(view) ?? 'ghost'), first.hold)?.good : undefined) ?? 'powder',
    counts,
    usual: isPrice ? Math.max(...counts) : Math.min(...counts),
    label: (count) => labelOf(view, byCount.get(count) ?? first),
    onchoose: (count) => onmove(byCount.get(count)?.text ?? ''),
  };
}

function isOf(kind: Move['kind']): (move: Move) => boolean {
  return (move) => move.kind === kind;
}

/** A load goes into the hold pointed at; a price comes out of it as far as it can. */
export function holdsOf(view: View, moves: readonly Move[]): ReadonlyMap<number, Move> {
  const stows = moves.filter(isOf('stow')).map((move): [number, Move] => [move.n, move]);
  return new Map([...stows, ...takesOf(view, moves.filter(isOf('take')))]);
}

/** One hold is asked about at a time: pointing at another one with the same cargo takes as little as may be from this. */
function takesOf(view: View, takes: readonly Move[]): [number, Move][] {
  const byAmount = takes.toSorted((a, b) => a.n - b.n);
  const [least, most] = [byAmount[0], byAmount.at(-1)];
  if (least === undefined || most === undefined) return [];
  const ship = shipOf(view, ownSeat(view) ?? 'ghost');
  const good = cargoIn(ship, most.hold)?.good;
  const others = [...(ship?.holds ?? []), ship?.sixth].flatMap((cargo, hold) =>
    hold !== most.hold && cargo?.good === good ? [hold] : [],
  );
  return [[most.hold, most], ...others.map((hold): [number, Move] => [hold, least])];
}
