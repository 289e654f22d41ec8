import type { Setup, Viewer } from '@topsail/engine';
import type { JamaicaEvent as Event } from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import { headLine, line, type Line } from '../../contract/face.ts';
import { rulesetName } from '../../../words/named.ts';
import { doer, nameFor } from '../../../words/parties.ts';
import { words } from '../../../words/index.ts';
import { cardDrawn, dieDrawn } from './pictured.ts';
import { tellBattle } from './tell-battle.ts';
import { tellVoyage } from './tell-voyage.ts';
import { cargoDrawn, intoHold, outOfHold, treasureTaken } from './terms.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** What happened, as a line of the log; undefined for what is not worth one. */
export function tell({ ruleset }: Setup, event: Event, viewer: Viewer): Line | undefined {
  return (
    tellRound(ruleset, event, viewer) ??
    tellLoad(ruleset, event, viewer) ??
    tellVoyage(ruleset, event, viewer) ??
    tellBattle(ruleset, event, viewer) ??
    tellEnd(event, viewer)
  );
}

function tellRound(ruleset: string, event: Event, viewer: Viewer): Line | undefined {
  const { log } = words.jamaica;
  switch (event.e) {
    case 'setup':
      return headLine(log.setup({ game: rulesetName(ruleset) }));
    case 'captain':
      return headLine(log.captain({ ...doer(event.seat, viewer), round: event.round }), event.seat);
    case 'draw': {
      const cards = words.listed(event.cards.map((card) => cardDrawn(ruleset, card)));
      return line(log.draw({ ...doer(event.seat, viewer), cards }), event.seat);
    }
    case 'reshuffle':
      return line(log.reshuffle(doer(event.seat, viewer)), event.seat);
    case 'roll': {
      const [first, second] = event.dice;
      const dice = { first: dieDrawn(first), second: dieDrawn(second) };
      return line(log.roll({ ...doer(event.seat, viewer), ...dice }), event.seat);
    }
    case 'assign': {
      const { seat } = event;
      const dice = { morning: dieDrawn(event.morning), evening: dieDrawn(event.evening) };
      return line(log.assign({ ...doer(seat, viewer), world: worldOf(ruleset), ...dice }), seat);
    }
    case 'turn':
      return line(
        log.turn({ ...doer(event.seat, viewer), card: cardDrawn(ruleset, event.card) }),
        event.seat,
      );
    default:
      return undefined;
  }
}

function tellLoad(ruleset: string, event: Event, viewer: Viewer): Line | undefined {
  const { log } = words.jamaica;
  switch (event.e) {
    case 'load':
      return line(loaded(ruleset, event, viewer), event.seat);
    case 'skip-load': {
      const world = worldOf(ruleset);
      return line(log.skipLoad({ ...doer(event.seat, viewer), world, good: event.resource }), event.seat);
    }
    default:
      return undefined;
  }
}

function tellEnd(event: Event, viewer: Viewer): Line | undefined {
  const { log } = words.jamaica;
  switch (event.e) {
    case 'reveal': {
      const treasures = words.listed(event.treasures.map(treasureTaken));
      return line(log.reveal({ ...doer(event.ship, viewer), treasures }), event.ship);
    }
    case 'end':
      return headLine(ended(event, viewer));
    default:
      return undefined;
  }
}

function loaded(
  ruleset: string,
  { seat, resource, count, hold, emptied }: Told<'load'>,
  viewer: Viewer,
): string {
  const { log } = words.jamaica;
  const who = doer(seat, viewer);
  const cargo = cargoDrawn(ruleset, { good: resource, count });
  if (emptied === null) return log.load({ ...who, cargo, into: intoHold(hold) });
  return log.loadOver({ ...who, cargo, outOf: outOfHold(hold), emptied: cargoDrawn(ruleset, emptied) });
}

function ended({ ranking }: Told<'end'>, viewer: Viewer): string {
  const { end, endShared } = words.jamaica.log;
  const [winners = []] = ranking;
  const [only] = winners;
  if (only !== undefined && winners.length === 1) return end(doer(only, viewer));
  return endShared({ names: words.listed(winners.map((winner) => nameFor(winner, viewer))) });
}
