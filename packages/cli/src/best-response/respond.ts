import { revisionOf } from '@topsail/engine';
import type { Summary } from '@topsail/bots';
import { measured, rounded, whenAndWhere } from '../ladder/figures.ts';
import { responseName, type ResponseFigures } from '../ladder/responses.ts';
import { duel } from './duel.ts';
import { Hands } from './hands.ts';
import { commandOf, type Challenge } from './plan.ts';
import { train, type Trained } from './training.ts';

/** Teaches a bot against the Captain and lets it play him. Throws when the signal ends it early. */
export async function respond(challenge: Challenge, signal: AbortSignal): Promise<ResponseFigures> {
  const hands = new Hands(challenge.plan.threads, signal);
  try {
    const trained = await train(challenge, hands);
    return figuresOf(challenge, trained, await duel(challenge, trained.lore, hands));
  } finally {
    await hands.close();
  }
}

function figuresOf({ plan, setup, school }: Challenge, trained: Trained, match: Summary): ResponseFigures {
  const { ruleset, seats } = setup;
  const [responder] = match.bots;
  if (responder === undefined) throw new Error('a match without the taught bot');
  return {
    name: responseName(setup),
    ...{ ruleset, seats, revision: revisionOf(school.game, ruleset), from: commandOf(plan) },
    training: { games: trained.games, generations: trained.generations },
    ...{ games: match.games, seeds: match.seeds, cut: match.cut },
    won: measured(responder.winShare, 4),
    nobodys: rounded(match.nobodysShare, 4),
    ...whenAndWhere(),
  };
}
