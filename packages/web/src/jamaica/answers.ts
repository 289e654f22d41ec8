import type { Foresight } from '@topsail/engine';
import {
  cardIn,
  treasureIn,
  type ActionCard,
  type ActionName,
  type JamaicaMove as Move,
  type View,
} from '@topsail/games';
import { worldOf } from '../rulesets.ts';
import { nameOf, type Answer, type AnswerGroup } from '../table/face.ts';
import { words } from '../words/index.ts';
import { factNotes, knownIn } from './facts.ts';
import { glanceOf } from './glance.ts';
import { oddsSpan } from './odds.ts';
import { planOf } from './plan.ts';
import { cardName, cargoIn, chart, championOf, opponentOf, ownSeat, shipOf, toPlace } from './ships.ts';
import {
  cargoName,
  cargoTaken,
  holdName,
  intoHold,
  orderName,
  outOfHold,
  treasureName,
  treasureTaken,
} from './terms.ts';
import { usualOf } from './usual.ts';

/** Every legal move in words. */
export function groups(
  view: View,
  moves: readonly Move[],
  foresee: (move: Move) => Foresight,
): readonly AnswerGroup[] {
  const usual = usualOf(view, moves, foresee);
  const answers = moves.map((move) => ({
    ...answerOf(view, move, foresee(move)),
    usual: move === usual,
  }));
  return [{ short: moves.every(({ kind }) => kind === 'powder' || kind === 'take'), answers }];
}

function answerOf(view: View, move: Move, foresight: Foresight): Answer {
  const facts = factNotes(view, foresight);
  const answer: Answer = {
    move: move.text,
    label: labelOf(view, move),
    notes: notesOf(view, move, facts.notes),
    danger: facts.danger,
  };
  if (move.kind === 'card')
    return {
      ...answer,
      previews: true,
      glance: glanceOf(view.setup.ruleset, cardIn(move), planOf(foresight)),
    };
  if (move.kind === 'sail') return { ...answer, previews: true };
  const odds = knownIn(foresight).find((fact) => fact.fact === 'odds');
  return odds === undefined ? answer : { ...answer, odds: oddsSpan(view, odds.table) };
}

export function labelOf(view: View, move: Move): string {
  const { ruleset } = view.setup;
  const { answers } = words.jamaica;
  const world = worldOf(ruleset);
  switch (move.kind) {
    case 'dice':
      return answers.dice({ world, morning: move.n, evening: otherDie(view, move.n) });
    case 'card':
      return cardName(ruleset, cardIn(move));
    case 'stow':
      return stowLabel(view, move.n);
    case 'sail':
      return answers.sail({ to: toPlace(ruleset, chart(ruleset)[move.n]?.id ?? move.text) });
    case 'fight':
      return answers.fight({ b: nameOf(move.n < 0 ? 'ghost' : move.n) });
    case 'powder':
      return move.n === 0
        ? answers.noPowder({ world })
        : answers.powder({ cargo: cargoTaken(ruleset, { good: 'powder', count: move.n }) });
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
  const { answers } = words.jamaica;
  const into = words.capital(intoHold(hold));
  const cargo = cargoIn(shipOf(view, championOf(view) ?? 'ghost'), hold);
  if (cargo === undefined) return answers.stow({ into });
  return answers.stowOver({ into, cargo: cargoTaken(view.setup.ruleset, cargo) });
}

function takeLabel(view: View, { n, hold }: Move): string {
  const cargo = cargoIn(shipOf(view, ownSeat(view) ?? 'ghost'), hold);
  const told = cargo === undefined ? '' : cargoTaken(view.setup.ruleset, { ...cargo, count: n });
  return words.jamaica.answers.take({ n, outOf: outOfHold(hold), cargo: told });
}

function spoilsLabel(view: View, move: Move): string {
  const { answers } = words.jamaica;
  const loser = nameOf(opponentOf(view) ?? 'ghost');
  switch (move.kind) {
    case 'rob-hold': {
      const cargo = cargoIn(shipOf(view, opponentOf(view) ?? 'ghost'), move.n);
      const told = cargo === undefined ? '' : cargoTaken(view.setup.ruleset, cargo);
      return answers.robHold({ cargo: told, outOf: outOfHold(move.n), b: loser });
    }
    case 'rob-treasure':
      return answers.robTreasure({ treasure: treasureTaken(treasureIn(move)) });
    case 'rob-place':
      return answers.robPlace({ n: move.n + 1 });
    case 'rob-blind':
      return answers.robBlind;
    case 'rob-token':
      return answers.robToken;
    case 'curse':
      return answers.curse({ treasure: treasureTaken(treasureIn(move)), b: loser });
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

/** What the view tells about an answer, and what is foreseen of it. */
function notesOf(view: View, move: Move, foreseen: readonly string[]): readonly string[] {
  switch (move.kind) {
    case 'card':
      return foreseen.length > 0 ? foreseen : [ordersNote(view, cardIn(move))];
    case 'take':
      return [...holdNote(view, move.hold), ...foreseen];
    case 'rob-place':
      return [...treasureNote(view, move.n), ...foreseen];
    default:
      return foreseen;
  }
}

function holdNote(view: View, n: number): readonly string[] {
  const cargo = cargoIn(shipOf(view, ownSeat(view) ?? 'ghost'), n);
  if (cargo === undefined) return [];
  const hold = words.capital(holdName(n));
  return [words.jamaica.holdWith({ hold, cargo: cargoName(view.setup.ruleset, cargo) })];
}

function treasureNote(view: View, n: number): readonly string[] {
  const loser = opponentOf(view);
  const known = view.own?.faces.find(({ ship, place }) => ship === loser && place === n);
  return known === undefined ? [] : [words.jamaica.answers.known({ treasure: treasureName(known.treasure) })];
}

function ordersNote({ setup: { ruleset }, table: { dice } }: View, [first, second]: ActionCard): string {
  const { answers, half } = words.jamaica;
  const said = (name: 'morning' | 'evening', action: ActionName): string =>
    answers.order({
      half: half({ world: worldOf(ruleset), half: name }),
      order: orderName(ruleset, action, dice[name]),
    });
  return answers.orders({ morning: said('morning', first), evening: said('evening', second) });
}
