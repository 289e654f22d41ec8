import type { JamaicaEvent as Event, ShipName } from '@topsail/games';
import { nameOf } from '../../../words/captains.ts';
import { headLine, line, type Line } from '../../contract/face.ts';
import { words } from '../../../words/index.ts';
import { toPlace } from './ships.ts';
import { cargoName, cargoTaken, treasureTaken } from './terms.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** Sailing, paying, falling short, treasures found. */
export function tellVoyage(ruleset: string, event: Event): Line | undefined {
  const { log } = words.jamaica;
  switch (event.e) {
    case 'move':
      return line(voyage(ruleset, event), event.ship);
    case 'home':
      return event.last ? headLine(log.lastRound) : undefined;
    case 'shortage-move':
      return line(log.drift({ a: nameOf(event.ship), to: toPlace(ruleset, event.to) }), event.ship);
    case 'shortage':
      return line(shortage(ruleset, event), event.seat);
    case 'pay':
      return paid(ruleset, event);
    case 'shortage-roll':
      return line(log.shortageRoll({ a: nameOf(event.seat), sign: event.value }), event.seat);
    case 'treasure':
      return line(found(event), event.ship);
    case 'leave-treasure':
      return line(log.leave({ a: nameOf(event.ship) }), event.ship);
    default:
      return undefined;
  }
}

function voyage(ruleset: string, { ship, seat, to, path, dir, home }: Told<'move'>): string {
  const { log } = words.jamaica;
  if (home) return log.home({ a: nameOf(ship) });
  const say = dir === 'forward' ? log.ahead : log.back;
  const told = say({ a: nameOf(ship), n: path.length - 1, to: toPlace(ruleset, to) });
  return isSteered(ship, seat) ? log.steered({ voyage: told, name: nameOf(seat) }) : told;
}

function isSteered(ship: ShipName, seat: number): boolean {
  return ship !== seat;
}

/** A payment is told once, when it is whole. */
function paid(ruleset: string, { seat, resource, short, whole }: Told<'pay'>): Line | undefined {
  if (whole.total === 0 || whole.done < whole.total) return undefined;
  const { log } = words.jamaica;
  const cargo = cargoTaken(ruleset, { good: resource, count: whole.total });
  return line((short ? log.payAll : log.pay)({ a: nameOf(seat), cargo }), seat);
}

function found({ ship, treasure }: Told<'treasure'>): string {
  const { log } = words.jamaica;
  const a = nameOf(ship);
  return treasure === undefined ? log.found({ a }) : log.foundWhat({ a, treasure: treasureTaken(treasure) });
}

function shortage(ruleset: string, { seat, resource, price, has }: Told<'shortage'>): string {
  const asked = cargoName(ruleset, { good: resource, count: price });
  return words.jamaica.log.shortage({ a: nameOf(seat), price: asked, has });
}
