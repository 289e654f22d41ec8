import type { Chance } from '@topsail/engine';
import { ASK, TASK, type Task } from './agenda.ts';
import type { State } from './state.ts';
import { evening, morning } from './steps/act.ts';
import { attack, attackRoll, defenceRoll, defend, judge, meet } from './steps/battle.ts';
import { ghostEvening, ghostMorning } from './steps/ghost.ts';
import { plunder } from './steps/plunder.ts';
import { endRound, nextTurn, pickCards, rollDice } from './steps/round.ts';
import { settle } from './steps/settle.ts';
import type { Listener } from './tell.ts';

type Step = (s: State, chance: Chance, tell: Listener) => void;

const STEPS: readonly Step[] = stepList({
  rollDice,
  pickCards,
  nextTurn,
  morning,
  evening,
  ghostMorning,
  ghostEvening,
  meet,
  attack,
  attackRoll,
  defend,
  defenceRoll,
  judge,
  settle,
  plunder,
  endRound,
});

function stepList(steps: Record<keyof typeof TASK, Step>): Step[] {
  const list: Step[] = [];
  for (const name of Object.keys(TASK) as (keyof typeof TASK)[]) list[TASK[name]] = steps[name];
  return list;
}

/** Does one task after the other until somebody must be asked, or the game is over. */
export function advance(s: State, chance: Chance, tell: Listener): void {
  while (s.asking === ASK.nothing) STEPS[nextTask(s)](s, chance, tell);
}

function nextTask(s: State): Task {
  const task = s.agenda.pop();
  if (task === undefined) throw new Error('the agenda ran out');
  return task;
}
