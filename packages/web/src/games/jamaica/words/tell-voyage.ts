import type { Viewer } from '@topsail/engine';
import type { JamaicaEvent as Event, ShipName } from '@topsail/games';
import { headLine, line, type Line } from '../../contract/face.ts';
import { doer } from '../../../words/parties.ts';
import { words } from '../../../words/index.ts';
import { shortageDieDrawn } from './pictured.ts';
import { homeOf, toPlaceDrawn } from './ships.ts';
import { cargoDrawn, cargoName, powerOf, treasureTaken } from './terms.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** Sailing, paying, falling short, treasures found. */
export function tellVoyage(ruleset: string, event: Event, viewer: Viewer): Line | undefined {
  const { log } = words.jamaica;
  switch (event.e) {
    case 'move':
      return { ...line(voyage(ruleset, event, viewer), event.ship), at: event.to };
    case 'home':
      return { ...homecoming(event, viewer), at: homeOf(ruleset) };
    case 'shortage-move':
      return { ...line(drift(ruleset, event, viewer), event.ship), at: event.to };
    case 'shortage':
      return { ...line(shortage(ruleset, event, viewer), event.seat), at: event.space };
    case 'pay':
      return paid(ruleset, event, viewer);
    case 'shortage-roll':
      return line(rolled(event, viewer), event.seat);
    case 'treasure':
      return { ...line(found(event, viewer), event.ship), at: event.space };
    case 'leave-treasure':
      return { ...line(log.leave(doer(event.ship, viewer)), event.ship), at: event.space };
    default:
      return undefined;
  }
}

function homecoming({ ship, last }: Told<'home'>, viewer: Viewer): Line {
  const { log } = words.jamaica;
  const who = doer(ship, viewer);
  return last ? headLine(log.lastRound(who), ship) : line(log.home(who), ship);
}

function voyage(
  ruleset: string,
  { ship, seat, to, path, dir, home, lap }: Told<'move'>,
  viewer: Viewer,
): string {
  const { log } = words.jamaica;
  const about = { ...doer(ship, viewer), n: path.length - 1 };
  if (home) return log.homeward(about);
  const say = dir === 'forward' ? log.ahead : log.back;
  const told = say({ ...about, to: toPlaceDrawn(ruleset, { to, lap }) });
  return isSteered(ship, seat) ? log.steered({ voyage: told, ...doer(seat, viewer) }) : told;
}

function isSteered(ship: ShipName, seat: number): boolean {
  return ship !== seat;
}

function drift(ruleset: string, { ship, path, to, lap }: Told<'shortage-move'>, viewer: Viewer): string {
  const n = path.length - 1;
  return words.jamaica.log.drift({ ...doer(ship, viewer), n, to: toPlaceDrawn(ruleset, { to, lap }) });
}

/** A payment is told once, when it is whole. */
function paid(
  ruleset: string,
  { seat, resource, short, space, whole }: Told<'pay'>,
  viewer: Viewer,
): Line | undefined {
  if (whole.total === 0 || whole.done < whole.total) return undefined;
  const { log } = words.jamaica;
  const about = {
    ...doer(seat, viewer),
    cargo: cargoDrawn(ruleset, { good: resource, count: whole.total }),
  };
  const where = resource === 'gold' ? 'port' : 'sea';
  return { ...line(short ? log.payAll(about) : log.pay({ ...about, where }), seat), at: space };
}

function rolled({ seat, value: sign }: Told<'shortage-roll'>, viewer: Viewer): string {
  return words.jamaica.log.shortageRoll({ ...doer(seat, viewer), sign, face: shortageDieDrawn(sign) });
}

/** A power is told together with its treasure. */
function found({ ship, treasure }: Told<'treasure'>, viewer: Viewer): string {
  const { log } = words.jamaica;
  const who = doer(ship, viewer);
  if (treasure === undefined) return log.found(who);
  const what = log.foundWhat({ ...who, treasure: treasureTaken(treasure) });
  const power = powerOf(treasure);
  return power === undefined ? what : log.foundPower({ found: what, power });
}

function shortage(ruleset: string, { seat, resource, price, has }: Told<'shortage'>, viewer: Viewer): string {
  const due = { good: resource, count: price };
  return words.jamaica.log.shortage({
    ...doer(seat, viewer),
    price: cargoDrawn(ruleset, due, cargoName(ruleset, due)),
    has,
    missing: price - has,
  });
}
