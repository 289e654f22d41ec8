import { outcomeOf, type Session } from '../session.ts';
import { botsToAct } from '../decision.ts';
import { fitChoice } from '../choice.ts';
import { answerByBot, must } from './answers.ts';
import { beginChosen } from './sessions.ts';

/** A game that nobody but luck plays, after so many answers or at its end. */
export function botGame(ruleset: string, seats: number, answers = Infinity): Session {
  let session = must(beginChosen(fitChoice({ ruleset, seats, opponents: ['random'], seed: 'luck' })));
  for (let n = 0; n < answers && outcomeOf(session) === undefined; n++)
    session = answerByBot(session, botsToAct(session)[0] ?? session.seat);
  return session;
}
