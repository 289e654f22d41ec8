import type { Setup } from '@topsail/engine';
import type { JamaicaEvent as Event } from '@topsail/games';
import { headLine, line, nameOf, type Line } from '../table/face.ts';
import { words } from '../words/index.ts';
import { cardName } from './ships.ts';
import { tellBattle } from './tell-battle.ts';
import { tellVoyage } from './tell-voyage.ts';

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
  const { log, terms } = words.jamaica;
  const { morning, evening } = terms.of(ruleset);
  switch (event.e) {
    case 'setup':
      return headLine(log.setup(words.rulesets[ruleset]?.name ?? ruleset));
    case 'captain':
      return headLine(log.captain(nameOf(event.seat), event.round), event.seat);
    case 'draw':
      return line(
        log.draw(
          nameOf(event.seat),
          event.cards.map((card) => cardName(ruleset, card)),
        ),
        event.seat,
      );
    case 'reshuffle':
      return line(log.reshuffle(nameOf(event.seat)), event.seat);
    case 'roll':
      return line(log.roll(nameOf(event.seat), ...event.dice), event.seat);
    case 'assign':
      return line(log.assign(nameOf(event.seat), morning, event.morning, evening, event.evening), event.seat);
    case 'turn':
      return line(log.turn(nameOf(event.seat), cardName(ruleset, event.card)), event.seat);
    case 'end':
      return headLine(log.end);
    default:
      return undefined;
  }
}

function tellLoad(ruleset: string, event: Event): Line | undefined {
  const { log, terms } = words.jamaica;
  const t = terms.of(ruleset);
  switch (event.e) {
    case 'load': {
      const a = nameOf(event.seat);
      const cargo = t.cargo(event.resource, event.count);
      const hold = terms.hold(event.hold);
      return line(
        event.emptied === null
          ? log.load(a, cargo, hold)
          : log.loadOver(a, cargo, hold, terms.cargo(t, event.emptied)),
        event.seat,
      );
    }
    case 'skip-load':
      return line(log.skipLoad(nameOf(event.seat), t.goods[event.resource]), event.seat);
    default:
      return undefined;
  }
}
