import { members, type Chance } from '@topsail/engine';
import { ASK, QUESTIONS, TASK, topTask, withoutTop } from './agenda.ts';
import { pendingOf } from './pending.ts';
import type { State } from './state.ts';
import { evening } from './steps/act.ts';
import { attackRoll, defenceRoll, defend, judge } from './steps/battle.ts';
import { ghostEvening, ghostMorning } from './steps/ghost.ts';
import { plunder } from './steps/plunder.ts';
import { endRound, nextTurn, pickCards } from './steps/round.ts';
import { settle } from './steps/settle.ts';
import type { Listener } from './tell.ts';

/** Does one task after the other until somebody must be asked, or the game is over. */
export function advance(s: State, chance: Chance, tell: Listener): void {
  while (s.asking === ASK.nothing) {
    const task = topTask(s.agenda);
    s.agenda = withoutTop(s.agenda);
    perform(task, s, chance, tell);
  }
  if (tell !== undefined && s.asking !== ASK.over) tellQuestion(s, tell);
}

function tellQuestion(s: State, tell: NonNullable<Listener>): void {
  const { kind, rule } = QUESTIONS[s.asking];
  tell({ e: 'ask', question: kind, rule, to: members(s.asked), pending: pendingOf(s) });
}

/** The step of each task. A switch and not a table, so that the calls are direct: this is the innermost loop. */
function perform(task: number, s: State, chance: Chance, tell: Listener): void {
  switch (task) {
    case TASK.pickCards:
      return pickCards(s);
    case TASK.nextTurn:
      return nextTurn(s, chance, tell);
    case TASK.evening:
      return evening(s, chance, tell);
    case TASK.ghostMorning:
      return ghostMorning(s, chance, tell);
    case TASK.ghostEvening:
      return ghostEvening(s, chance, tell);
    case TASK.attackRoll:
      return attackRoll(s, chance, tell);
    case TASK.defend:
      return defend(s, chance, tell);
    case TASK.defenceRoll:
      return defenceRoll(s, chance, tell);
    case TASK.judge:
      return judge(s, chance, tell);
    case TASK.settle:
      return settle(s, chance, tell);
    case TASK.plunder:
      return plunder(s, chance, tell);
    case TASK.endRound:
      return endRound(s, chance, tell);
    default:
      throw new Error(`the agenda has no task ${task}`);
  }
}
