import { games } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { fitChoice } from '../../session/choice.ts';
import { botsToAct } from '../../session/decision.ts';
import { outcomeOf, promptOf, viewOf, type Session } from '../../session/session.ts';
import { answerByBot } from '../../session/testing/answers.ts';
import { clientOf } from '../../games/registry.ts';
import { logOf } from '../../session/log.ts';
import { promptLine } from './prompt-line.ts';
import { beginChosen } from '../../session/testing/sessions.ts';

const GAMES = 4;
const MOST_STEPS = 400;

/** What only a mistake would say. */
const NONSENSE = /undefined|null|NaN|\[object|^\s*$| {2}|\b0 spaces\b/;

/** Plays at random and looks at the table each time the person is asked. */
function walk(ruleset: string, game: number, look: (session: Session) => void): Session {
  const seats = 2 + (game % 3);
  const begun = beginChosen(
    fitChoice({
      ruleset,
      seats,
      seat: game % 2,
      opponents: ['random'],
      seed: `words ${game}`,
      options: { ghost: 'yes' },
    }),
  );
  if (!begun.ok) throw new Error(begun.refusal.code);
  let session = begun.value;
  for (let step = 0; step < MOST_STEPS && outcomeOf(session) === undefined; step++) {
    const [seat] = botsToAct(session);
    if (seat === undefined) look(session);
    session = answerByBot(session, seat ?? session.seat);
  }
  return session;
}

describe.each(games.flatMap(({ rulesets }) => rulesets).map(({ id }) => id))(
  'the words of %s',
  async (ruleset) => {
    const client = await clientOf(ruleset);
    const { face } = client;

    test('name every answer so that no two sound alike', () => {
      for (let game = 0; game < GAMES; game++)
        walk(ruleset, game, (session) => {
          const view = viewOf(session);
          const prompt = promptOf(session);
          const groups = face.groups(view, prompt.moves, (move) => session.game.foresee(view, move));
          const spoken = groups.flatMap(({ title = '', aside = '', answers }) =>
            answers.map(({ label }) => `${title} ${aside} ${label}`),
          );
          expect(groups.flatMap(({ answers }) => answers.map(({ move }) => move)).sort()).toEqual(
            prompt.moves.map(({ text }) => text).sort(),
          );
          expect(new Set(spoken).size, spoken.join('\n')).toBe(spoken.length);
          for (const { answers } of groups)
            for (const { label, notes } of answers)
              for (const text of [label, ...notes]) expect(text).not.toMatch(NONSENSE);
        });
    });

    test('tell every event that is heard, and say who is waited for', () => {
      for (let game = 0; game < GAMES; game++) {
        const session = walk(ruleset, game, (asked) => {
          const prompt = promptOf(asked);
          const said = face.asked(viewOf(asked), prompt.question.kind);
          for (const text of [promptLine(said, prompt, asked.seat), said.title, said.reason ?? 'none'])
            expect(text).not.toMatch(NONSENSE);
        });
        const lines = logOf(client, session).flat();
        expect(lines.length).toBeGreaterThan(20);
        for (const { text } of lines) expect(text).not.toMatch(NONSENSE);
      }
    });
  },
);
