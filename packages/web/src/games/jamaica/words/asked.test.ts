import { lowest, movesOf, seeded } from '@topsail/engine';
import { jamaica, type JamaicaMove, type View } from '@topsail/games';
import { expect, test } from 'vitest';
import { groups } from './answers.ts';
import { asked } from './asked.ts';

interface Question {
  readonly view: View;
  readonly moves: readonly JamaicaMove[];
}

/** Questions of a kind that random games come to, as the person who is asked sees them. */
function questionsOf(kind: string, most: number, ruleset = 'jamaica-2'): readonly Question[] {
  const found: Question[] = [];
  for (let game = 0; found.length < most; game++) {
    const chance = seeded(`${kind} ${game}`);
    const state = jamaica.setup({ ruleset, seats: 3, options: { ghost: 'no' } }, chance);
    while (jamaica.outcome(state) === undefined && found.length < most) {
      const seat = lowest(jamaica.toAct(state));
      const moves = movesOf(jamaica, state, seat);
      if (jamaica.question(state).kind === kind) found.push({ view: jamaica.view(state, seat), moves });
      const move = moves[chance.roll(moves.length) - 1];
      if (move === undefined) throw new Error('nothing to answer');
      jamaica.apply(state, seat, move, chance);
    }
  }
  return found;
}

test('dice are named, and so is the half they are for', () => {
  for (const { view } of questionsOf('dice', 5))
    expect(asked(view, 'dice').title).toMatch(/^\d and \d: which for the morning\?$/);
  for (const { view } of questionsOf('dice', 5, 'yassa'))
    expect(asked(view, 'dice').title).toMatch(/^\d and \d: which for the upper action\?$/);
});

test('a card is asked for with who else still chooses', () => {
  for (const { view } of questionsOf('card', 5)) {
    const { title, reason = '' } = asked(view, 'card');
    expect(title).toBe('Pick your card');
    expect(reason.includes('Still choosing')).toBe(view.table.toAct.length > 1);
  }
});

test('a price is asked with its number and what there is to pay it with', () => {
  for (const { view } of questionsOf('take', 10)) {
    const { title, reason = '' } = asked(view, 'take');
    expect(title).toMatch(/^(Pay|Fire with) \d\s(gold|food|powder)$/);
    expect(reason).toMatch(/You have \d+ in \d holds\.$/);
  }
});

test('in a battle it is said what is to beat and what is at stake', () => {
  for (const { view } of questionsOf('powder', 12)) {
    const { title, reason = '', by } = asked(view, 'powder');
    expect(title).toMatch(
      view.table.battle?.attackRoll === null ? /^You attack .+ How much/ : /: \d+ to beat\./,
    );
    expect(reason).toMatch(/If you lose, .+ takes |nothing aboard to lose/);
    expect(by).toBeDefined();
  }
});

test('the winner is told the score', () => {
  for (const { view } of questionsOf('spoils', 10))
    expect(asked(view, 'spoils').reason).toMatch(/ lost \d+ : \d+\.$|^A star: /);
});

test('a load that throws out more than it brings is picked before it is given', () => {
  for (const { view, moves } of questionsOf('stow', 30)) {
    const load = view.table.pending.stow?.cargo?.count ?? 0;
    const answers = groups(view, moves, (move) => jamaica.foresee(view, move)).flatMap(
      (group) => group.answers,
    );
    for (const { label, grave = false, danger } of answers) {
      const thrown = Number(/dumping (\d)/.exec(label)?.[1] ?? 0);
      expect(grave).toBe(thrown > load);
      expect(danger).toBe(thrown > load);
    }
  }
});

test('powder that changes nothing lies folded, and only then', () => {
  let folded = 0;
  for (const { view, moves } of questionsOf('powder', 60)) {
    const all = groups(view, moves, (move) => jamaica.foresee(view, move));
    const odds = all
      .flatMap((group) => group.answers)
      .map((answer) => answer.odds?.map(({ win, tie, loss }) => [win, tie, loss].join()).join());
    const isFolded = all.length > 1;
    if (isFolded) expect(new Set(odds).size).toBe(1);
    folded += Number(isFolded);
  }
  expect(folded).toBeGreaterThan(0);
});

test('where odds are hidden nothing is folded', () => {
  for (const { view, moves } of questionsOf('powder', 60))
    expect(groups(view, moves, () => ({ certain: [], possible: [] }))).toHaveLength(1);
});
