import type { Setup } from '@topsail/engine';
import type { JamaicaEvent as Event } from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import { nameOf } from '../../../words/captains.ts';
import { headLine, line, type Line } from '../../contract/face.ts';
import { rulesetName } from '../../../words/named.ts';
import { words } from '../../../words/index.ts';
import { cardName } from './ships.ts';
import { tellBattle } from './tell-battle.ts';
import { tellVoyage } from './tell-voyage.ts';
import { cargoTaken, intoHold, outOfHold } from './terms.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** What happened, as a line of the log; undefined for what is not worth one. */
export function tell({ ruleset }: Setup, event: Event): Line | undefined {
  return (
    tellRound(ruleset, event) ??
    tellLoad(ruleset, event) ??
    tellVoyage(ruleset, event) ??
    tellBattle(ruleset, event)
  );
}

function tellRound(ruleset: string, event: Event): Line | undefined {
  const { log } = words.jamaica;
  switch (event.e) {
    case 'setup':
      return headLine(log.setup({ game: rulesetName(ruleset) }));
    case 'captain':
      return headLine(log.captain({ a: nameOf(event.seat), round: event.round }), event.seat);
    case 'draw':
      return line(log.draw({ a: nameOf(event.seat), cards: quoted(ruleset, event.cards) }), event.seat);
    case 'reshuffle':
      return line(log.reshuffle({ a: nameOf(event.seat) }), event.seat);
    case 'roll':
      return line(
        log.roll({ a: nameOf(event.seat), first: event.dice[0], second: event.dice[1] }),
        event.seat,
      );
    case 'assign':
      return line(assigned(ruleset, event), event.seat);
    case 'turn':
      return line(log.turn({ a: nameOf(event.seat), card: cardName(ruleset, event.card) }), event.seat);
    case 'end':
      return headLine(log.end);
    default:
      return undefined;
  }
}

function tellLoad(ruleset: string, event: Event): Line | undefined {
  const { log } = words.jamaica;
  switch (event.e) {
    case 'load':
      return line(loaded(ruleset, event), event.seat);
    case 'skip-load': {
      const world = worldOf(ruleset);
      return line(log.skipLoad({ a: nameOf(event.seat), world, good: event.resource }), event.seat);
    }
    default:
      return undefined;
  }
}

function quoted(ruleset: string, cards: Told<'draw'>['cards']): string {
  const { cardQuoted } = words.jamaica.log;
  return words.listed(cards.map((card) => cardQuoted({ card: cardName(ruleset, card) })));
}

function assigned(ruleset: string, { seat, morning, evening }: Told<'assign'>): string {
  return words.jamaica.log.assign({ a: nameOf(seat), world: worldOf(ruleset), morning, evening });
}

function loaded(ruleset: string, { seat, resource, count, hold, emptied }: Told<'load'>): string {
  const { log } = words.jamaica;
  const a = nameOf(seat);
  const cargo = cargoTaken(ruleset, { good: resource, count });
  if (emptied === null) return log.load({ a, cargo, into: intoHold(hold) });
  return log.loadOver({ a, cargo, outOf: outOfHold(hold), emptied: cargoTaken(ruleset, emptied) });
}
