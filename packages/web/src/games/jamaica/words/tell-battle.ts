import type { Viewer } from '@topsail/engine';
import type { JamaicaEvent as Event } from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import { line, type Line } from '../../contract/face.ts';
import { doer, target } from '../../../words/parties.ts';
import { words } from '../../../words/index.ts';
import { battleDieDrawn } from './pictured.ts';
import { cargoName, cargoDrawn, intoHold, outOfHold, treasureTaken } from './terms.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** The battle from the challenge to the spoils: all of it happens where the challenge was. */
export function tellBattle(ruleset: string, event: Event, viewer: Viewer): Line | undefined {
  const told = lineOf(ruleset, event, viewer);
  return told === undefined || told.at !== undefined ? told : { ...told, there: true };
}

function lineOf(ruleset: string, event: Event, viewer: Viewer): Line | undefined {
  const { log } = words.jamaica;
  switch (event.e) {
    case 'battle':
      return {
        ...line(log.battle({ ...doer(event.ship, viewer), ...target(event.against, viewer) }), event.ship),
        at: event.space,
      };
    case 'commit':
      return line(committed(ruleset, event, viewer), event.ship);
    case 'battle-roll':
      return line(
        log.battleRoll({ ...doer(event.ship, viewer), face: battleDieDrawn(event.value) }),
        event.ship,
      );
    case 'sabre':
      return line(log.sabre({ ...doer(event.seat, viewer), ...target(event.ship, viewer) }), event.seat);
    case 'battle-result':
      return { ...result(event, viewer), at: event.space };
    case 'steal-hold':
      return line(stolenHold(ruleset, event, viewer), event.ship);
    case 'steal-treasure':
      return line(
        log.stealTreasure({
          ...doer(event.ship, viewer),
          ...target(event.from, viewer),
          treasure: stolen(ruleset, event),
        }),
        event.ship,
      );
    case 'give-curse':
      return line(
        log.curse({
          ...doer(event.ship, viewer),
          ...target(event.to, viewer),
          treasure: event.treasure === undefined ? log.cursed : treasureTaken(event.treasure),
        }),
        event.ship,
      );
    case 'no-spoils':
      return line(log.noSpoils(doer(event.ship, viewer)), event.ship);
    default:
      return undefined;
  }
}

/** Powder is told when its amount is known; out of which holds it comes, the holds show. */
function committed(ruleset: string, { ship, powder }: Told<'commit'>, viewer: Viewer): string {
  const { log } = words.jamaica;
  const who = doer(ship, viewer);
  if (powder === 0) return log.noPowder({ ...who, world: worldOf(ruleset) });
  return log.powder({ ...who, cargo: cargoDrawn(ruleset, { good: 'powder', count: powder }) });
}

function result({ ship, against, winner, attack, defence }: Told<'battle-result'>, viewer: Viewer): Line {
  const { log } = words.jamaica;
  if (winner === null) return line(log.tie({ n: Number(attack) }));
  const sides = {
    ...doer(winner, viewer),
    ...target(winner === ship ? against : ship, viewer),
  };
  if (attack === 'star' || defence === 'star' || defence === null) return line(log.star(sides), winner);
  return line(log.won({ ...sides, high: Math.max(attack, defence), low: Math.min(attack, defence) }), winner);
}

function stolenHold(ruleset: string, event: Told<'steal-hold'>, viewer: Viewer): string {
  const { log } = words.jamaica;
  const sides = { ...doer(event.ship, viewer), ...target(event.from, viewer) };
  const cargo = cargoDrawn(ruleset, { good: event.resource, count: event.count });
  if (event.into === null) return log.sink({ ...sides, cargo });
  if (event.emptied === null) return log.stealHold({ ...sides, cargo, into: intoHold(event.into) });
  const emptied = cargoDrawn(ruleset, event.emptied);
  return log.stealHoldOver({ ...sides, cargo, outOf: outOfHold(event.into), emptied });
}

function stolen(ruleset: string, { treasure, contents, face }: Told<'steal-treasure'>): string {
  const { log } = words.jamaica;
  if (treasure === undefined) return face === 'up' ? log.token : log.hidden;
  const name = treasureTaken(treasure);
  return contents === undefined || contents === null
    ? name
    : log.withContents({
        treasure: name,
        cargo: cargoDrawn(ruleset, contents, cargoName(ruleset, contents)),
      });
}
