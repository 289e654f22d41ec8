import { checkForm, setupIn } from '../../form.ts';
import type { Fact, Foresight, Game } from '../../game.ts';
import { accept, refuse, type Result } from '../../refusal.ts';
import type { OptionInfo, Options, Setup } from '../../setup.ts';
import { follow } from './follow.ts';
import { choose, emptyToy, legalMoves, outcome, setupToy, toAct, type ToyEvent } from './rules.ts';
import { CARDS, LAST_ROUND, ROW, TOY_RULESETS, windOf, type ToyMove, type ToyState } from './state.ts';
import { hear, imagine, own, parseMove, table, view, type ToyView } from './view.ts';

const RACE: OptionInfo = { id: 'race', values: ['short', 'long'], fallback: 'short', rule: 'TOY-5' };

const RULES: Readonly<Record<ToyEvent['e'], string>> = {
  dealt: 'TOY-1',
  drew: 'TOY-4',
  chose: 'TOY-2',
  revealed: 'TOY-3',
  went: 'TOY-3',
  round: 'TOY-5',
};

/** Skiffs, as the contract wants it: `state.ts` tells the rules. */
export const toy: Game<ToyState, ToyMove, ToyView, ToyEvent> = {
  id: 'skiffs',
  rulesets: TOY_RULESETS,
  optionsOf: () => [RACE],
  checkSetup,
  setup: setupToy,
  clone,
  toAct,
  legalMoves,
  apply: choose,
  outcome,
  question: () => ({ kind: 'choice', rule: 'TOY-2' }),
  whyNot: () => 'TOY-4',
  table,
  sketch: ({ round, at }) => ({ round, board: '', pieces: at.map((space) => [space]) }),
  own,
  view,
  imagine,
  hear,
  emptyView: (setup, viewer) => view(emptyToy(setup), viewer),
  follow,
  ruleOf: ({ e }) => RULES[e],
  foresee,
  odds: [],
  parseMove,
  dump,
  restore,
  snapshot: dump,
  audit,
  bound: { moves: 4 * LAST_ROUND, cut: false },
};

function checkSetup(ruleset: string, seats: number, options: Options): Result<Setup> {
  const info = TOY_RULESETS.find(({ id }) => id === ruleset);
  if (info === undefined) return refuse('setup/unknown-ruleset', { params: { ruleset } });
  if (!Number.isInteger(seats) || seats < info.seats.from || seats > info.seats.to) {
    return refuse('setup/seats', { rule: 'TOY-1', params: { seats } });
  }
  const option = Object.keys(options).find((id) => id !== RACE.id);
  if (option !== undefined) return refuse('setup/unknown-option', { params: { option } });
  const race = options[RACE.id] ?? RACE.fallback;
  if (!RACE.values?.includes(race))
    return refuse('setup/option-value', { rule: RACE.rule, params: { race } });
  return accept({ ruleset, seats, options: { race } });
}

function clone(state: ToyState): ToyState {
  return {
    ...state,
    at: [...state.at],
    card: [...state.card],
    pile: [...state.pile],
    thrown: [...state.thrown],
    dug: [...state.dug],
    chosen: [...state.chosen],
  };
}

function dump(state: ToyState) {
  return { ...clone(state), chosen: state.chosen.map((move) => move?.text ?? null) };
}

function restore(from: unknown): ToyState {
  const setup = setupIn(from, checkSetup);
  const model = dump(setupToy(setup, { roll: () => 1 }));
  checkForm(from, { ...model, pile: [0], thrown: [0], last: [''] }, 'the dump');
  const chosen = from.chosen.map((text) => (text === null ? undefined : parseMove(text)));
  const state = clone({ ...from, setup, chosen });
  audit(state);
  return state;
}

function audit(state: ToyState): void {
  const found = [...state.card, ...state.pile, ...state.thrown].sort((a, b) => a - b);
  if (found.join(' ') !== CARDS.join(' ')) throw new Error(`the cards are ${found.join(' ')}`);
}

function foresee(view: ToyView, move: ToyMove): Foresight {
  const facts: Record<ToyMove['text'], Fact & { spaces?: number }> = {
    row: { fact: 'goes', spaces: 1 },
    sail: { fact: 'goes', spaces: windOf(view.setup) },
    dig: { fact: 'draws' },
  };
  return move === ROW
    ? { certain: [facts.row], possible: [] }
    : { certain: [], possible: [facts[move.text]] };
}
