import type { JamaicaEvent, JamaicaMove, View } from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import type { Face } from '../../contract/face.ts';
import { words } from '../../../words/index.ts';
import { forgone, groups } from './answers.ts';
import { asked } from './asked.ts';
import { tell } from './tell.ts';
import { whole } from './whole.ts';

export const jamaicaFace: Face<View, JamaicaMove, JamaicaEvent> = {
  status: ({ table }) => words.jamaica.round({ n: table.round }),
  asked,
  groups,
  forgone,
  whole,
  tell,
  parts({ ruleset }) {
    const { finish, gold, treasure, curse } = words.jamaica.parts;
    return { finish, gold: gold({ world: worldOf(ruleset) }), treasure, curse };
  },
  get reasons() {
    return words.jamaica.reasons;
  },
};
