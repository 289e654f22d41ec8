import type { Fact } from '@topsail/engine';
import {
  cartagena,
  CARTAGENA_SYMBOLS,
  type CartagenaCard,
  type CartagenaFact,
  type CartagenaMove,
  type CartagenaView,
} from '@topsail/games';
import { factNotes, landingIn } from '../words/facts.ts';

/** One thing a pirate may do. */
export interface Choice {
  readonly move: string;
  /** The card it plays, or undefined where he falls back. */
  readonly card: CartagenaCard | undefined;
  readonly to: number;
  /** How many cards he draws for it. */
  readonly draws: number;
  /** What else comes of it, in words. */
  readonly notes: readonly string[];
}

/** What the pirates on each position may do. */
export type Reachable = ReadonlyMap<number, readonly Choice[]>;

/** The answers that are moves of a pirate, by the position he leaves. */
export function reachableOf(view: CartagenaView, moves: readonly CartagenaMove[]): Reachable {
  const reachable = new Map<number, readonly Choice[]>();
  for (const move of moves) {
    const choice = choiceOf(view, move);
    if (choice !== undefined) reachable.set(move.from, [...(reachable.get(move.from) ?? []), choice]);
  }
  return reachable;
}

/** What is left of it with one card. */
export function withCard(reachable: Reachable, moves: readonly string[]): Reachable {
  return new Map(
    [...reachable]
      .map(([position, ways]) => [position, ways.filter(({ move }) => moves.includes(move))] as const)
      .filter(([, ways]) => ways.length > 0),
  );
}

function choiceOf(view: CartagenaView, move: CartagenaMove): Choice | undefined {
  const foresight = cartagena.foresee(view, move);
  const to = landingIn(foresight.certain);
  if (to === undefined) return undefined;
  const draws = foresight.certain.find(isDraw)?.count ?? 0;
  return { move: move.text, card: CARTAGENA_SYMBOLS[move.symbol], to, draws, notes: factNotes(foresight) };
}

function isDraw(fact: Fact): fact is Extract<CartagenaFact, { fact: 'draws' }> {
  return fact.fact === 'draws';
}
