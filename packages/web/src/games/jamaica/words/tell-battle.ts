import type { JamaicaEvent as Event } from '@topsail/games';
import { nameOf } from '../../../words/captains.ts';
import { line, type Line } from '../../contract/face.ts';
import { words } from '../../../words/index.ts';
import { cargoName, cargoTaken, intoHold, outOfHold, treasureTaken } from './terms.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** The battle from the challenge to the spoils. */
export function tellBattle(ruleset: string, event: Event): Line | undefined {
  const { log } = words.jamaica;
  switch (event.e) {
    case 'battle':
      return line(log.battle({ a: nameOf(event.ship), b: nameOf(event.against) }), event.ship);
    case 'commit':
      return committed(ruleset, event);
    case 'battle-roll':
      return line(log.battleRoll({ a: nameOf(event.ship), face: String(event.value) }), event.ship);
    case 'sabre':
      return line(log.sabre({ a: nameOf(event.seat), b: nameOf(event.ship) }), event.seat);
    case 'battle-result':
      return result(event);
    case 'steal-hold':
      return line(stolenHold(ruleset, event), event.ship);
    case 'steal-treasure':
      return line(
        log.stealTreasure({
          a: nameOf(event.ship),
          treasure: stolen(ruleset, event),
          b: nameOf(event.from),
        }),
        event.ship,
      );
    case 'give-curse':
      return line(
        log.curse({
          a: nameOf(event.ship),
          b: nameOf(event.to),
          treasure: event.treasure === undefined ? log.cursed : treasureTaken(event.treasure),
        }),
        event.ship,
      );
    case 'no-spoils':
      return line(log.noSpoils({ a: nameOf(event.ship) }), event.ship);
    default:
      return undefined;
  }
}

/** Powder is told when its amount is known; out of which holds it comes, the holds show. */
function committed(ruleset: string, { ship, powder }: Told<'commit'>): Line | undefined {
  if (powder === 0) return undefined;
  const cargo = cargoTaken(ruleset, { good: 'powder', count: powder });
  return line(words.jamaica.log.powder({ a: nameOf(ship), cargo }), ship);
}

function result({ winner, attack, defence }: Told<'battle-result'>): Line {
  const { log } = words.jamaica;
  if (winner === null) return line(log.tie);
  const a = nameOf(winner);
  if (attack === 'star' || defence === 'star' || defence === null) return line(log.star({ a }), winner);
  const [high, low] = attack > defence ? [attack, defence] : [defence, attack];
  return line(log.won({ a, high, low }), winner);
}

function stolenHold(ruleset: string, event: Told<'steal-hold'>): string {
  const { log } = words.jamaica;
  const a = nameOf(event.ship);
  const b = nameOf(event.from);
  const cargo = cargoTaken(ruleset, { good: event.resource, count: event.count });
  if (event.into === null) return log.sink({ a, cargo, b });
  if (event.emptied === null) return log.stealHold({ a, cargo, b, into: intoHold(event.into) });
  const emptied = cargoTaken(ruleset, event.emptied);
  return log.stealHoldOver({ a, cargo, b, outOf: outOfHold(event.into), emptied });
}

function stolen(ruleset: string, { treasure, contents, face }: Told<'steal-treasure'>): string {
  const { log } = words.jamaica;
  if (treasure === undefined) return face === 'up' ? log.token : log.hidden;
  const name = treasureTaken(treasure);
  return contents === undefined || contents === null
    ? name
    : log.withContents({ treasure: name, cargo: cargoName(ruleset, contents) });
}
