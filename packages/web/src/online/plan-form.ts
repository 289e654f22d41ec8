import type { Level } from '@topsail/bots';
import type { Clock, PlanRequest, TablePlan, Visibility } from '@topsail/protocol';
import { fitChoice, type Choice } from '../session/choice.ts';
import { CLOCKS, DELAYS } from './clocks.ts';

/** What the form of a table is filled with. */
export interface PlanForm {
  choice: Choice;
  clock: Clock;
  visibility: Visibility;
  spectators: boolean;
  delaySeconds: number;
  odds: boolean;
  standIn: Level;
  language?: string;
}

/** A form that was left, and whether all there is to choose was in sight. */
export interface FormDraft {
  readonly form: PlanForm;
  readonly isOpen: boolean;
}

/** What most tables are like: their host would like to talk in the language of the page. */
export function usualForm(language: string): PlanForm {
  return {
    ...{ choice: fitChoice({}), clock: { kind: 'none' }, visibility: 'link', spectators: true },
    ...{ delaySeconds: 0, odds: true, standIn: 'mate', language },
  };
}

export function formOf({ setup, ...rest }: TablePlan): PlanForm {
  return { choice: fitChoice(setup), ...rest };
}

/** The plan that the form asks for. */
export function requestOf({ choice, delaySeconds, ...rest }: PlanForm): PlanRequest {
  const { ruleset, seats, options } = choice;
  return {
    ...{ ruleset, seats, options: { ...options } },
    ...rest,
    delaySeconds: rest.spectators ? delaySeconds : 0,
  };
}

/** The clocks to choose from: the usual ones, and the one that a program may have set. */
export function clocksWith(clock: Clock): readonly Clock[] {
  return CLOCKS.some((usual) => isSameClock(usual, clock)) ? CLOCKS : [...CLOCKS, clock];
}

export function delaysWith(seconds: number): readonly number[] {
  return DELAYS.includes(seconds) ? DELAYS : [...DELAYS, seconds];
}

export function isSameClock(one: Clock, other: Clock): boolean {
  if (one.kind === 'live' && other.kind === 'live')
    return one.bankSeconds === other.bankSeconds && one.incrementSeconds === other.incrementSeconds;
  if (one.kind === 'slow' && other.kind === 'slow') return one.hours === other.hours;
  return one.kind === other.kind;
}
