import { chartOf, jamaicaRules, type Cargo, type ChartSpace, type ShipView, type View } from '@topsail/games';
import type { Chosen, Deed } from '../deeds/deeds.ts';

const { STAR, rulesetOf } = jamaicaRules;
type Choice = Chosen<View, jamaicaRules.Move>;

/** Cargo worth so many points more than another hold's is not thrown away by a person who looks. */
const MUCH = 2;
/** What a token is worth in points, as people count. */
const POINTS_OF: Readonly<Record<Cargo['good'], number>> = { gold: 1, food: 0.55, powder: 0.6 };

/** What nobody does at the table without a reason. */
export const jamaicaDeeds: readonly Deed<View, jamaicaRules.Move>[] = [
  { name: 'wins a battle and takes nothing', spot: takesNothing },
  { name: 'leaves a treasure lying', spot: leavesTreasure },
  { name: 'throws away cargo worth 2 points more than need be', spot: throwsMuchAway },
  { name: 'fires more powder than a sure win needs', spot: firesTooMuch },
  { name: 'sails where it cannot pay, though it could elsewhere', spot: sailsBroke },
];

/** BAT-9: only for oneself; what the ghost wins is another matter. */
function takesNothing({ view, moves, move }: Choice): boolean | undefined {
  if (view.table.pending.winner !== view.viewer || moves.length < 2) return undefined;
  return move.kind === 'nothing';
}

/** SHORT-7. */
function leavesTreasure({ view, move }: Choice): boolean | undefined {
  return view.table.question === 'lair' ? move.kind === 'leave' : undefined;
}

/** LOAD-2: only where the holds to choose from differ by so much. */
function throwsMuchAway({ view, moves, move }: Choice): boolean | undefined {
  const { stow } = view.table.pending;
  if (stow?.ship !== view.viewer) return undefined;
  const worths = moves.map(({ n }) => worthIn(ownShip(view), n));
  const least = Math.min(...worths);
  if (Math.max(...worths) - least < MUCH) return undefined;
  return worths[moves.indexOf(move)] - least >= MUCH;
}

function worthIn({ holds, sixth }: ShipView, hold: number): number {
  const cargo: Cargo | null = (hold < holds.length ? holds[hold] : sixth) ?? null;
  return cargo === null ? 0 : POINTS_OF[cargo.good] * cargo.count;
}

/** BAT-3, BAT-4: a win is sure if the lowest roll is enough, whatever the other fires and rolls, but for stars. */
function firesTooMuch({ view, moves, move }: Choice): boolean | undefined {
  if (view.table.question !== 'powder') return undefined;
  const enough = surelyEnough(view);
  const most = Math.max(...moves.map(({ n }) => n));
  return enough < most ? move.n > enough : undefined;
}

/** The least powder with which a win is sure. */
function surelyEnough({ setup, table, viewer }: View): number {
  const { battle, ships } = table;
  if (battle === null) throw new Error('powder is fired in battles only');
  const faces = rulesetOf(setup.ruleset).battleDie.filter((face) => face !== STAR);
  const [lowest, highest] = [Math.min(...faces), Math.max(...faces)];
  const { attackBonus, defenceBonus, attackPowder, attackRoll } = battle;
  const need =
    battle.attacker === viewer
      ? powderOf(ships, battle.defender) + highest + defenceBonus - (lowest + attackBonus)
      : attackPowder + Number(attackRoll) + attackBonus - (lowest + defenceBonus);
  return Math.max(0, need + 1);
}

/** GHO-6: the ghost fires none. */
function powderOf(ships: readonly ShipView[], name: ShipView['ship']): number {
  const found = ships.find(({ ship }) => ship === name);
  return name === 'ghost' || found === undefined ? 0 : aboard(found, 'powder');
}

/** MOVE-2, SHORT-1: only where some spaces can be paid for and others cannot. */
function sailsBroke({ view, moves, move }: Choice): boolean | undefined {
  if (view.table.question !== 'sail' || view.table.acting !== view.viewer) return undefined;
  const chart = chartOf(view.setup.ruleset);
  const payable = moves.map(({ n }) => canPay(view, chart[n]));
  if (new Set(payable).size < 2) return undefined;
  return !payable[moves.indexOf(move)];
}

function canPay(view: View, { asks }: ChartSpace): boolean {
  return asks === undefined || aboard(ownShip(view), asks.good) >= asks.count;
}

function aboard({ holds, sixth }: ShipView, good: Cargo['good']): number {
  return [...holds, sixth ?? null].reduce((sum, cargo) => sum + (cargo?.good === good ? cargo.count : 0), 0);
}

function ownShip({ table, viewer }: View): ShipView {
  const found = table.ships.find(({ ship }) => ship === viewer);
  if (found === undefined) throw new Error('a spectator has no ship');
  return found;
}
