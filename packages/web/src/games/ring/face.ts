import type { Foresight, Viewer } from '@topsail/engine';
import type { RingEvent, RingFact, RingMove, RingView } from '@topsail/games';
import { doer } from '../../words/parties.ts';
import { headLine, line, type Face, type Line } from '../contract/face.ts';
import { said } from './words.ts';

export const face: Face<RingView, RingMove, RingEvent> = {
  status: ({ table }) => said.status({ n: table.round }),
  asked: () => said.question,
  groups: (_view, moves, foresee) => [
    {
      answers: moves.map((move) => ({
        move: move.text,
        label: said.card({ n: move.card }),
        notes: notesOf(foresee(move)),
      })),
    },
  ],
  tell: (_setup, event, viewer) => tell(event, viewer),
  parts: () => said.parts,
  get reasons() {
    return said.reasons;
  },
};

function notesOf({ possible }: Foresight): string[] {
  return (possible as readonly RingFact[]).map((fact) => {
    if (fact.fact === 'as-higher') return said.higher({ n: fact.spaces });
    const [from, to] = fact.spaces;
    return said.lower({ from, to });
  });
}

function tell(event: RingEvent, viewer: Viewer): Line {
  const { log } = said;
  switch (event.e) {
    case 'round':
      return headLine(log.round({ n: event.round }));
    case 'picked':
      return line(pickWords(event, viewer), event.seat);
    case 'turned':
      return line(turnedWords(event));
    case 'went':
      return line(log.went({ ...doer(event.seat, viewer), n: event.spaces.length }), event.seat);
    case 'end':
      return line(log.end);
  }
}

function pickWords({ seat, card }: Extract<RingEvent, { e: 'picked' }>, viewer: Viewer): string {
  const who = doer(seat, viewer);
  return card === undefined ? said.log.picked(who) : said.log.pickedCard({ ...who, n: card });
}

function turnedWords({ cards: [first, second], die }: Extract<RingEvent, { e: 'turned' }>): string {
  return die === null ? said.log.equal({ n: first }) : said.log.turned({ first, second, die });
}
