import type { JamaicaEvent, JamaicaMove, View } from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import type { Asked, Face } from '../../contract/face.ts';
import { words } from '../../../words/index.ts';
import { groups } from './answers.ts';
import { championOf } from './ships.ts';
import { tell } from './tell.ts';

export const jamaicaFace: Face<View, JamaicaMove, JamaicaEvent> = {
  status: ({ table }) => words.jamaica.round({ n: table.round }),
  asked,
  groups,
  tell,
  parts({ ruleset }) {
    const { finish, gold, treasure, curse } = words.jamaica.parts;
    return { finish, gold: gold({ world: worldOf(ruleset) }), treasure, curse };
  },
  get reasons() {
    return words.jamaica.reasons;
  },
};

function asked(view: View, question: string): Asked {
  const questions: Readonly<Record<string, Asked>> = words.jamaica.questions;
  const { you, others } = questions[question] ?? { you: question, others: '' };
  return { you: isForGhost(view, question) ? words.jamaica.forGhost({ question: you }) : you, others };
}

const AT_THE_HELM: readonly string[] = ['sail', 'fight'];

/** The captain steers the ghost; in a fight somebody else decides for it. */
function isForGhost(view: View, question: string): boolean {
  const { acting, battle } = view.table;
  if (battle !== null) return championOf(view) === 'ghost';
  return acting === 'ghost' && AT_THE_HELM.includes(question);
}
