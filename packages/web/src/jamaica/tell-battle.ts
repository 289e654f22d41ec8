import type { JamaicaEvent as Event } from '@topsail/games';
import { line, nameOf, type Line } from '../table/face.ts';
import { words } from '../words/index.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** The battle from the challenge to the spoils. */
export function tellBattle(ruleset: string, event: Event): Line | undefined {
  const { log, terms } = words.jamaica;
  switch (event.e) {
    case 'battle':
      return line(log.battle(nameOf(event.ship), nameOf(event.against)), event.ship);
    case 'powder':
      return line(log.powder(nameOf(event.ship), terms.of(ruleset).cargo('powder', event.total)), event.ship);
    case 'battle-roll':
      return line(log.battleRoll(nameOf(event.ship), terms.face(event.value)), event.ship);
    case 'sabre':
      return line(log.sabre(nameOf(event.seat), nameOf(event.ship)), event.seat);
    case 'battle-result':
      return result(event);
    case 'steal-hold':
      return line(stolenHold(ruleset, event), event.ship);
    case 'steal-treasure':
      return line(
        log.stealTreasure(nameOf(event.ship), stolen(ruleset, event), nameOf(event.from)),
        event.ship,
      );
    case 'give-curse':
      return line(
        log.curse(
          nameOf(event.ship),
          nameOf(event.to),
          event.treasure === undefined ? log.cursed : terms.treasure(event.treasure),
        ),
        event.ship,
      );
    case 'no-spoils':
      return line(log.noSpoils(nameOf(event.ship)), event.ship);
    default:
      return undefined;
  }
}

function result({ winner, attack, defence }: Told<'battle-result'>): Line {
  const { log } = words.jamaica;
  if (winner === null) return line(log.tie);
  const a = nameOf(winner);
  if (attack === 'star' || defence === 'star' || defence === null) return line(log.star(a), winner);
  const [high, low] = attack > defence ? [attack, defence] : [defence, attack];
  return line(log.won(a, String(high), String(low)), winner);
}

function stolenHold(ruleset: string, event: Told<'steal-hold'>): string {
  const { log, terms } = words.jamaica;
  const t = terms.of(ruleset);
  const a = nameOf(event.ship);
  const b = nameOf(event.from);
  const cargo = t.cargo(event.resource, event.count);
  if (event.into === null) return log.sink(a, cargo, b);
  const hold = terms.hold(event.into);
  if (event.emptied === null) return log.stealHold(a, cargo, b, hold);
  return log.stealHoldOver(a, cargo, b, hold, terms.cargo(t, event.emptied));
}

function stolen(ruleset: string, { treasure, contents, face }: Told<'steal-treasure'>): string {
  const { log, terms } = words.jamaica;
  if (treasure === undefined) return face === 'up' ? log.token : log.hidden;
  const name = terms.treasure(treasure);
  return contents === undefined || contents === null
    ? name
    : log.withContents(name, terms.cargo(terms.of(ruleset), contents));
}
