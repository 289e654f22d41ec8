import type { Foresight } from '@topsail/engine';
import {
  cardIn,
  type ActionCard,
  type ActionName,
  type JamaicaMove as Move,
  type PowderOdds,
  type View,
} from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import type { Answer, AnswerGroup, Forgone } from '../../contract/face.ts';
import { words } from '../../../words/index.ts';
import { factNotes, knownIn } from './facts.ts';
import { glanceOf, legChips } from './glance.ts';
import { iconOf } from './goods.ts';
import { labelOf } from './labels.ts';
import { lettersOf } from './letters.ts';
import { oddsSpan } from './odds.ts';
import { hereIn, planOf } from './plan.ts';
import { powderForgone, powderGroups } from './powder.ts';
import { lootOf } from './loot.ts';
import { cargoIn, opponentOf, ownSeat, shipOf } from './ships.ts';
import { cargoName, cargoTaken, holdName, orderName, treasureName } from './terms.ts';
import { usualOf } from './usual.ts';
import { wasteOf } from './waste.ts';

/** Every legal move in words. */
export function groups(
  view: View,
  moves: readonly Move[],
  foresee: (move: Move) => Foresight,
): readonly AnswerGroup[] {
  const usual = usualOf(moves, foresee);
  const letters = lettersOf(moves);
  const answers = moves.map((move): Answer => {
    const letter = letters.get(move.text);
    return {
      ...answerOf(view, move, foresee(move)),
      usual: move === usual,
      ...(letter === undefined ? {} : { letter, deed: words.jamaica.answers.sailTo({ letter }) }),
    };
  });
  if (isPowder(moves))
    return powderGroups(
      view,
      answers,
      moves.map((move) => oddsIn(foresee(move))),
    );
  return [{ short: moves.every(({ kind }) => kind === 'take'), answers }];
}

/** Powder is not asked for where it changes nothing and the battle is as good as decided. */
export function forgone(
  view: View,
  moves: readonly Move[],
  foresee: (move: Move) => Foresight,
): Forgone | undefined {
  if (!isPowder(moves)) return undefined;
  const tables = moves.map((move) => oddsIn(foresee(move)));
  return powderForgone(view, moves[0]?.text ?? '', tables);
}

function isPowder(moves: readonly Move[]): boolean {
  return moves.every(({ kind }) => kind === 'powder');
}

function answerOf(view: View, move: Move, foresight: Foresight): Answer {
  const facts = factNotes(view, foresight);
  const answer: Answer = {
    move: move.text,
    label: labelOf(view, move),
    notes: notesOf(view, move, facts.notes),
    danger: facts.danger,
  };
  switch (move.kind) {
    case 'card':
      return {
        ...answer,
        previews: true,
        deed: words.jamaica.answers.lay,
        glance: glanceOf(view.setup.ruleset, view.table.dice, cardIn(move), planOf(foresight)),
      };
    case 'sail': {
      const { legs } = planOf(foresight, hereIn(view));
      return { ...answer, previews: true, chips: legChips(view.setup.ruleset, legs) };
    }
    case 'stow':
      return { ...answer, ...warningOf(view, move) };
    case 'powder':
      return {
        ...withOdds(view, answer, foresight),
        grave: true,
        pile: { icon: iconOf(view.setup.ruleset, 'powder'), count: move.n },
      };
    default:
      return { ...withOdds(view, answer, foresight), ...lootOf(view, move) };
  }
}

function withOdds(view: View, answer: Answer, foresight: Foresight): Answer {
  const table = oddsIn(foresight);
  return table === undefined ? answer : { ...answer, odds: oddsSpan(view, table) };
}

function oddsIn(foresight: Foresight): readonly PowderOdds[] | undefined {
  return knownIn(foresight).find((fact) => fact.fact === 'odds')?.table;
}

/** The title says what is loaded. What costs more than it brings is said in red, and given only when it is confirmed. */
function warningOf(view: View, move: Move): Partial<Answer> {
  const waste = wasteOf(view, move);
  if (waste === undefined) return { notes: [] };
  const { ruleset } = view.setup;
  const { answers, facts } = words.jamaica;
  return {
    danger: true,
    grave: true,
    notes: [facts.wasteful],
    deed: answers.throwOut({
      emptied: cargoTaken(ruleset, waste.emptied),
      cargo: cargoTaken(ruleset, waste.cargo),
    }),
  };
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
