import { noteSplit } from './cargo.ts';
import type { Ship } from './ship.ts';
import { shareSpoils } from './spoils.ts';
import type { Table } from './table.ts';

/** The two ships of a battle, and whether the sabre was used in it. */
export interface Battle {
  readonly attacker: Ship;
  readonly defender: Ship;
  sabreUsed: boolean;
}

/** What one side brought: its powder, and its roll. */
interface Fire {
  readonly power: number | 'star';
}

/** BAT-1 to BAT-8. */
export function fight(table: Table, attacker: Ship): void {
  const { script } = table;
  const event = script.take('battle');
  const foes = table.ships.filter((other) => other !== attacker && other.at === attacker.at);
  const defender = table.ship(event.against);
  script.same(event.ship, attacker.name, 'the attacker');
  script.same(event.seat, attacker.isGhost ? table.captain : attacker.name, 'the seat');
  script.demand(foes.includes(defender), 'this ship is somewhere else');
  const names = foes.map(({ name }) => name);
  table.note(`BAT-1 ${attacker.isGhost ? 'ghost' : 'ship'} ${names.join()}`, names, defender.name);
  table.check(event);
  const battle: Battle = { attacker, defender, sabreUsed: false };
  const attack = fire(table, battle, attacker);
  const defence = attack.power === 'star' ? undefined : fire(table, battle, defender);
  judge(table, battle, attack, defence);
}

/** BAT-3, BAT-4, BAT-8, T-BETH. */
function fire(table: Table, battle: Battle, ship: Ship): Fire {
  const powder = commitPowder(table, ship);
  let face = rollDie(table, ship);
  if (usesSabre(table, battle, ship)) face = rollDie(table, ship);
  if (face === 'star') return { power: 'star' };
  return { power: powder + Number(face) + (ship.uses('lady-beth') ? 2 : 0) };
}

function commitPowder(table: Table, ship: Ship): number {
  const { script } = table;
  const aboard = ship.total('powder');
  const situation = `BAT-3 ${aboard} powder`;
  const amounts = Array.from({ length: aboard + 1 }, (_, n) => n);
  if (script.peek() !== 'powder') {
    if (aboard > 0) table.note(situation, amounts, 0);
    return 0;
  }
  const event = script.take('powder');
  script.same(event.ship, ship.name, 'the ship');
  noteSplit(table, ship, 'powder', event.total!, event.split!);
  for (const { hold, n } of event.split!)
    script.demand(ship.takeOut(hold, 'powder', n), `hold ${hold} cannot give ${n} powder`);
  const sum = event.split!.reduce((total, { n }) => total + n, 0);
  script.same(event.total, sum, 'the total');
  table.note(situation, amounts, sum);
  table.check(event);
  return sum;
}

/** BAT-6, BAT-7. */
function rollDie(table: Table, ship: Ship): number | string {
  const event = table.script.take('battle-roll');
  table.script.same(event.ship, ship.name, 'the ship');
  const faces = table.hasCards ? [2, 4, 6, 8, 10, 'star'] : [1, 2, 3, 4, 5, 6];
  table.script.demand(faces.includes(event.value!), 'the die has no such face');
  table.check(event);
  return event.value!;
}

/** T-SABRE, T-SABRE-2: asked after every roll while it is unused. */
function usesSabre(table: Table, battle: Battle, rolled: Ship): boolean {
  const { script } = table;
  const owner = [battle.attacker, battle.defender].find((ship) => ship.uses('sarans-sabre'));
  const mayUse = owner !== undefined && !battle.sabreUsed;
  const uses = script.peek() === 'sabre';
  if (mayUse) {
    const side = rolled === battle.attacker ? 'attack' : 'defence';
    table.note(`T-SABRE ${side}`, ['again', 'let stand'], uses ? 'again' : 'let stand');
  }
  if (!uses) return false;
  const event = script.take('sabre');
  script.demand(mayUse, 'nobody may use the sabre now');
  script.same([event.seat, event.ship], [owner?.name, rolled.name], 'whose sabre, whose roll');
  battle.sabreUsed = true;
  table.check(event);
  return true;
}

/** BAT-5, BAT-6. */
function judge(table: Table, battle: Battle, attack: Fire, defence: Fire | undefined): void {
  const { script } = table;
  const event = script.take('battle-result');
  const winner = winnerOf(battle, attack, defence);
  script.same(event.attack, attack.power, 'the attack');
  script.same(event.defence, defence?.power ?? null, 'the defence');
  script.same(event.winner, winner?.name ?? null, 'the winner');
  table.check(event);
  if (winner !== undefined)
    shareSpoils(table, winner, winner === battle.attacker ? battle.defender : battle.attacker);
}

function winnerOf({ attacker, defender }: Battle, attack: Fire, defence: Fire | undefined): Ship | undefined {
  if (attack.power === 'star' || defence === undefined) return attacker;
  if (defence.power === 'star') return defender;
  if (attack.power === defence.power) return undefined;
  return attack.power > defence.power ? attacker : defender;
}
