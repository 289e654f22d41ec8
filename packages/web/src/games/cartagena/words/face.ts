import type { CartagenaEvent, CartagenaMove, CartagenaView } from '@topsail/games';
import type { Face } from '../../contract/face.ts';
import { words } from '../../../words/index.ts';
import { groups } from './answers.ts';
import { tell } from './tell.ts';

export const cartagenaFace: Face<CartagenaView, CartagenaMove, CartagenaEvent> = {
  status: ({ table }) => words.cartagena.turn({ n: table.turn }),
  asked: ({ table }) => ({
    title: words.cartagena.question.title({ n: table.actionsLeft }),
    saysTurn: true,
    others: words.cartagena.question.others,
  }),
  groups,
  tell,
  parts: () => words.cartagena.parts,
  get reasons() {
    return words.cartagena.reasons;
  },
};
