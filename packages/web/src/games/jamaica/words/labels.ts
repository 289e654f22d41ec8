import { cardIn, treasureIn, type JamaicaMove as Move, type View } from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import { nameOf } from '../../../words/captains.ts';
import { words } from '../../../words/index.ts';
import { nameFor } from '../../../words/parties.ts';
import { chart } from './chart.ts';
import { cardName, cargoIn, championOf, opponentOf, ownSeat, shipOf, wayTo } from './ships.ts';
import { cargoTaken, intoHold, outOfHold, treasureTaken } from './terms.ts';

/** A move in a few words, as an answer. */
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
      return answers.sail({ to: wayTo(ruleset, chart(ruleset)[move.n]?.id ?? move.text) });
    case 'fight':
      return answers.fight({ b: nameFor(move.n < 0 ? 'ghost' : move.n, view.viewer) });
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
      return answers.robHold({ cargo: told, outOf: outOfHold(move.n) });
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
