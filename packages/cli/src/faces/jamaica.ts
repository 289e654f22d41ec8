import type { JamaicaEvent, JamaicaFact, JamaicaMove, View } from '@topsail/games';
import type { Face } from './face.ts';
import { board } from './jamaica-board.ts';
import { factTexts } from './jamaica-facts.ts';
import { ask, say } from './jamaica-say.ts';
import { tell } from './jamaica-tell.ts';
import { cargoWords, treasureWords } from './jamaica-words.ts';

export const jamaicaFace: Face<View, JamaicaEvent, JamaicaMove> = {
  board,
  page: ({ table }) => `round ${table.round}`,
  brief,
  tell,
  ask,
  say,
  facts: (facts) => factTexts(facts as readonly JamaicaFact[]),
  hasSecrets: () => true,
};

function brief({ viewer, table, own }: View): string {
  const { dice } = table;
  const ship = table.ships.find(({ ship: name }) => name === viewer);
  const holds = [...(ship?.holds ?? []), ...(ship?.sixth === undefined ? [] : [ship.sixth])];
  const cards = own?.hand.join('  ') ?? '';
  const faces = own?.faces.filter(({ ship: owner }) => owner === viewer) ?? [];
  return [
    dice.assigned
      ? `morning ${dice.morning}, evening ${dice.evening}`
      : `the dice show ${dice.morning} and ${dice.evening}`,
    `you are at ${ship?.at ?? ''} with ${holds.map((cargo) => cargoWords(cargo)).join(' | ')}`,
    `hand: ${cards === '' ? 'empty' : cards}`,
    ...(faces.length === 0
      ? []
      : [`face down: ${faces.map(({ treasure }) => treasureWords(treasure)).join(', ')}`]),
  ].join('\n');
}
