import type { JamaicaEvent as Event, ShipName } from '@topsail/games';
import { line, nameOf, type Line } from '../table/face.ts';
import { words } from '../words/index.ts';
import { placeName } from './ships.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** Sailing, paying, falling short, treasures found. */
export function tellVoyage(ruleset: string, event: Event): Line | undefined {
  const { log, terms } = words.jamaica;
  const t = terms.of(ruleset);
  switch (event.e) {
    case 'move':
      return line(voyage(ruleset, event), event.ship);
    case 'shortage-move':
      return line(log.drift(nameOf(event.ship), placeName(ruleset, event.to)), event.ship);
    case 'shortage':
      return line(
        log.shortage(nameOf(event.seat), t.cargo(event.resource, event.price), event.has),
        event.seat,
      );
    case 'pay': {
      const cargo = t.cargo(event.resource, event.count);
      const say = event.short ? log.payAll : log.pay;
      return event.count === 0 ? undefined : line(say(nameOf(event.seat), cargo), event.seat);
    }
    case 'shortage-roll':
      return line(log.shortageRoll(nameOf(event.seat), terms.sign(event.value)), event.seat);
    case 'treasure':
      return line(found(event), event.ship);
    case 'leave-treasure':
      return line(log.leave(nameOf(event.ship)), event.ship);
    default:
      return undefined;
  }
}

function voyage(ruleset: string, { ship, seat, to, path, dir, home }: Told<'move'>): string {
  const { log } = words.jamaica;
  if (home) return log.home(nameOf(ship));
  const say = dir === 'forward' ? log.ahead : log.back;
  const told = say(nameOf(ship), path.length - 1, placeName(ruleset, to));
  return isSteered(ship, seat) ? log.steered(told, nameOf(seat)) : told;
}

function isSteered(ship: ShipName, seat: number): boolean {
  return ship !== seat;
}

function found({ ship, treasure }: Told<'treasure'>): string {
  const { log, terms } = words.jamaica;
  return treasure === undefined
    ? log.found(nameOf(ship))
    : log.foundWhat(nameOf(ship), terms.treasure(treasure));
}
