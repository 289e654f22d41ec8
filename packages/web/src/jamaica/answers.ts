import type { Foresight } from '@topsail/engine';
import type { JamaicaMove as Move, View } from '@topsail/games';
import { nameOf, type Answer, type AnswerGroup } from '../table/face.ts';
import { words } from '../words/index.ts';
import { factNotes } from './facts.ts';
import {
  cardName,
  cargoIn,
  chart,
  championOf,
  opponentOf,
  ordersOf,
  ownSeat,
  placeName,
  shipOf,
} from './ships.ts';

/** Every legal move in words. */
export function groups(
  view: View,
  moves: readonly Move[],
  foresee: (move: Move) => Foresight,
): readonly AnswerGroup[] {
  const answers = moves.map((move) => answerOf(view, move, foresee(move)));
  return [{ short: moves.every(({ kind }) => kind === 'powder'), answers }];
}

function answerOf(view: View, move: Move, foresight: Foresight): Answer {
  const facts = factNotes(view, foresight);
  return {
    move: move.text,
    label: labelOf(view, move),
    notes: facts.notes.length > 0 ? facts.notes : notesOf(view, move),
    danger: facts.danger,
  };
}

function labelOf(view: View, move: Move): string {
  const { ruleset } = view.setup;
  const { answers, terms } = words.jamaica;
  const t = terms.of(ruleset);
  switch (move.kind) {
    case 'dice':
      return answers.dice(t.morning, move.n, t.evening, otherDie(view, move.n));
    case 'card':
      return cardName(ruleset, ordersOf(move.text.replace(/^card /, '')));
    case 'stow':
      return stowLabel(view, move.n);
    case 'sail':
      return answers.sail(placeName(ruleset, chart(ruleset)[move.n]?.id ?? move.text));
    case 'fight':
      return answers.fight(nameOf(move.n < 0 ? 'ghost' : move.n));
    case 'powder':
      return move.n === 0 ? answers.noPowder(t.goods.powder) : answers.powder(t.cargo('powder', move.n));
    case 'take':
      return takeLabel(view, move);
    default:
      return spoilsLabel(view, move);
  }
}

function otherDie({ table }: View, die: number): number {
  return table.dice.morning === die ? table.dice.evening : table.dice.morning;
}

function stowLabel(view: View, hold: number): string {
  const { answers, terms } = words.jamaica;
  const name = terms.hold(hold);
  const cargo = cargoIn(shipOf(view, championOf(view) ?? 'ghost'), hold);
  if (cargo === undefined) return answers.stow(name);
  return answers.stowOver(name, terms.cargo(terms.of(view.setup.ruleset), cargo));
}

function takeLabel(view: View, { n, hold }: Move): string {
  const { answers, terms } = words.jamaica;
  const cargo = cargoIn(shipOf(view, ownSeat(view) ?? 'ghost'), hold);
  const told = cargo === undefined ? '' : terms.cargo(terms.of(view.setup.ruleset), cargo);
  return answers.take(n, terms.hold(hold), told);
}

function spoilsLabel(view: View, move: Move): string {
  const { answers, terms } = words.jamaica;
  const loser = nameOf(opponentOf(view) ?? 'ghost');
  switch (move.kind) {
    case 'rob-hold': {
      const cargo = cargoIn(shipOf(view, opponentOf(view) ?? 'ghost'), move.n);
      const told = cargo === undefined ? '' : terms.cargo(terms.of(view.setup.ruleset), cargo);
      return answers.robHold(told, terms.hold(move.n), loser);
    }
    case 'rob-treasure':
      return answers.robTreasure(terms.treasure(move.text.replace(/^rob /, '')));
    case 'rob-place':
      return answers.robPlace(move.n + 1);
    case 'rob-blind':
      return answers.robBlind;
    case 'rob-token':
      return answers.robToken;
    case 'curse':
      return answers.curse(terms.treasure(move.text.replace(/^curse /, '')), loser);
    case 'nothing':
      return answers.nothing;
    case 'treasure':
      return answers.treasure;
    case 'leave':
      return answers.leave;
    case 'reroll':
      return answers.reroll;
    case 'let-stand':
      return answers.letStand;
    default:
      return move.text;
  }
}

/** What the view tells about an answer before anything is foreseen. */
function notesOf(view: View, move: Move): readonly string[] {
  const { answers, terms } = words.jamaica;
  const { ruleset } = view.setup;
  if (move.kind === 'card') {
    const { morning, evening } = view.table.dice;
    const t = terms.of(ruleset);
    const [first, second] = ordersOf(move.text.replace(/^card /, ''));
    return [
      answers.orders(t.morning, terms.order(t, first, morning), t.evening, terms.order(t, second, evening)),
    ];
  }
  if (move.kind === 'rob-place') {
    const loser = opponentOf(view);
    const known = view.own?.faces.find(({ ship, place }) => ship === loser && place === move.n);
    return known === undefined ? [] : [answers.known(terms.treasure(known.treasure))];
  }
  return [];
}
