import type { BattleView, ShipName, View } from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import type { Asked } from '../../contract/face.ts';
import { nameOf } from '../../../words/captains.ts';
import { words } from '../../../words/index.ts';
import { nameFor } from '../../../words/parties.ts';
import { championOf, opponentOf, ownSeat, shipOf } from './ships.ts';
import { cargoTaken, powderName } from './terms.ts';

/** What is asked before, in and after a battle. */
export function askedInBattle(view: View, question: string): Asked {
  const { questions } = words.jamaica;
  const { battle } = view.table;
  if (question === 'fight') return fightAsked(view);
  if (battle === null) return { title: question, others: '' };
  const by = opponentOf(view);
  const cause = by === undefined ? {} : { by };
  switch (question) {
    case 'powder':
      return { ...powderAsked(view, battle), ...cause, others: questions.powder.others };
    case 'sabre':
      return { ...sabreAsked(view, battle), ...cause, others: questions.sabre.others };
    case 'spoils':
      return { ...spoilsAsked(view, battle), ...cause, others: questions.spoils.others };
    default:
      return { title: question, others: '' };
  }
}

function fightAsked(view: View): Asked {
  const said = words.jamaica.questions.fight;
  const { acting, ships } = view.table;
  const at = shipOf(view, acting)?.at;
  const met = ships.filter((ship) => ship.at === at && ship.ship !== acting);
  return {
    title: acting === 'ghost' ? said.ghost : said.title,
    reason: said.reason({ names: words.listed(met.map(({ ship }) => nameFor(ship, view.viewer))) }),
    others: said.others,
  };
}

type ToYou = Pick<Asked, 'title' | 'reason'>;

function powderAsked(view: View, battle: BattleView): ToYou {
  const said = words.jamaica.questions.powder;
  const { ruleset } = view.setup;
  const world = worldOf(ruleset);
  const foe = opponentOf(view) ?? 'ghost';
  const b = nameOf(foe);
  const isAttack = battle.attackRoll === null;
  const n = totalOf(battle, 'attack') ?? 0;
  const guns = said.foe({ b, cargo: powderName(ruleset, powderOf(view, foe)) });
  return {
    title: words.capital(isAttack ? said.attack({ world, b }) : said.defend({ world, b, n })),
    reason: [said.reason({ world }), ...(isAttack ? [words.capital(guns)] : []), stakeOf(view, b)].join(' '),
  };
}

function powderOf(view: View, name: ShipName): number {
  const ship = shipOf(view, name);
  return [...(ship?.holds ?? []), ship?.sixth].reduce(
    (sum, cargo) => sum + (cargo?.good === 'powder' ? cargo.count : 0),
    0,
  );
}

/** What the other side may take if it wins. */
function stakeOf(view: View, b: string): string {
  const said = words.jamaica.questions.powder;
  const ship = shipOf(view, championOf(view) ?? 'ghost');
  const cargo = [...(ship?.holds ?? []), ship?.sixth].flatMap((one) =>
    one === null || one === undefined ? [] : [cargoTaken(view.setup.ruleset, one)],
  );
  const hasTreasure = (ship?.up.length ?? 0) + (ship?.down.length ?? 0) + (ship?.tokens ?? 0) > 0;
  const loot = [...new Set(cargo), ...(hasTreasure ? [said.treasure] : [])];
  return loot.length === 0 ? said.noStake : said.stake({ b, loot: words.either(loot) });
}

/** The last roll may be made again. */
function sabreAsked(view: View, battle: BattleView): ToYou {
  const said = words.jamaica.questions.sabre;
  const side = battle.defenceRoll === null ? 'attack' : 'defence';
  const ship = side === 'attack' ? battle.attacker : battle.defender;
  const face = side === 'attack' ? battle.attackRoll : battle.defenceRoll;
  const total = totalOf(battle, side);
  if (total === undefined) return { title: said.title, reason: said.star };
  const told = { face: String(face), total };
  const reason = ship === ownSeat(view) ? said.yours(told) : said.theirs({ a: nameOf(ship), ...told });
  return { title: said.title, reason: words.capital(reason) };
}

function spoilsAsked(view: View, battle: BattleView): ToYou {
  const said = words.jamaica.questions.spoils;
  const { winner } = view.table.pending;
  const loser = winner === battle.attacker ? battle.defender : battle.attacker;
  const b = nameOf(loser);
  const [attack, defence] = [totalOf(battle, 'attack'), totalOf(battle, 'defence')];
  const isByStar = attack === undefined || defence === undefined;
  const reason = isByStar
    ? said.star({ b })
    : said.reason({ b, high: Math.max(attack, defence), low: Math.min(attack, defence) });
  return { title: winner === 'ghost' ? said.ghost : said.title, reason: words.capital(reason) };
}

/** Powder, treasure and die together; undefined for a star, or before the roll. */
function totalOf(battle: BattleView, side: 'attack' | 'defence'): number | undefined {
  const [powder, bonus, roll] =
    side === 'attack'
      ? [battle.attackPowder, battle.attackBonus, battle.attackRoll]
      : [battle.defencePowder, battle.defenceBonus, battle.defenceRoll];
  return roll === null || roll === 'star' ? undefined : powder + bonus + roll;
}
