import { SPECTATOR } from '@topsail/engine';
import { games } from '@topsail/games';
import { expect, test } from 'vitest';
import { fitChoice } from '../session/choice.ts';
import { botsToAct } from '../session/decision.ts';
import { outcomeOf, promptOf, stateOf } from '../session/session.ts';
import { answerByBot, must } from '../session/testing/answers.ts';
import { questionIn } from './question.ts';
import { beginChosen } from '../session/testing/sessions.ts';

test.each(games.flatMap(({ rulesets }) => rulesets).map(({ id }) => id))(
  'every viewer of %s reads the question off the view',
  (ruleset) => {
    const choice = fitChoice({ ruleset, seats: 3, opponents: ['random'], seed: 'read' });
    let session = must(beginChosen(choice));
    for (let step = 0; step < 150 && outcomeOf(session) === undefined; step++) {
      const { game, seat } = session;
      for (const viewer of [seat, SPECTATOR] as const)
        expect(questionIn(game, game.view(stateOf(session), viewer))).toEqual(promptOf(session).question);
      session = answerByBot(session, botsToAct(session)[0] ?? seat);
    }
  },
);
