import type { Question } from '@topsail/engine';
import { ASK, QUESTIONS } from './agenda.ts';
import type { State } from './state.ts';
import { paymentKey } from './steps/owed.ts';

/** What is being asked. The holds of one payment are asked one by one (PAY-2, BAT-3). */
export function questionOf(s: State): Question {
  const question = QUESTIONS[s.asking];
  return s.asking === ASK.take ? { ...question, whole: paymentKey(s, s.payer, s.payGood) } : question;
}
