import type { JamaicaEvent, JamaicaMove, View } from '@topsail/games';
import { nameOf, type Asked, type Face } from '../table/face.ts';
import { words } from '../words/index.ts';
import { groups } from './answers.ts';
import { championOf } from './ships.ts';
import { tell } from './tell.ts';

export const jamaicaFace: Face<View, JamaicaMove, JamaicaEvent> = {
  status: ({ table }) => words.jamaica.round(table.round),
  asked,
  groups,
  tell,
  parts: words.jamaica.parts,
  reasons: words.jamaica.reasons,
};

function asked(view: View, question: string): Asked {
  const found = words.jamaica.questions[question] ?? { you: question, others: '' };
  const forGhost = isForGhost(view, question);
  return {
    you: forGhost ? words.jamaica.forGhost(found.you) : found.you,
    others: found.others,
    notes: battleNotes(view),
  };
}

/** The captain steers the ghost; in a fight somebody else decides for it. */
function isForGhost(view: View, question: string): boolean {
  const { acting, battle } = view.table;
  return battle === null ? question === 'sail' && acting === 'ghost' : championOf(view) === 'ghost';
}

function battleNotes({ setup, table }: View): readonly string[] {
  const { battle } = table;
  if (battle === null) return [];
  const { battleSoFar, terms } = words.jamaica;
  const sides = [
    { ship: battle.attacker, powder: battle.attackPowder, roll: battle.attackRoll },
    { ship: battle.defender, powder: battle.defencePowder, roll: battle.defenceRoll },
  ];
  return sides.flatMap(({ ship, powder, roll }) => {
    if (roll === null) return [];
    const cargo = terms.of(setup.ruleset).cargo('powder', powder);
    return [words.capital(battleSoFar(nameOf(ship), cargo, terms.face(roll)))];
  });
}
