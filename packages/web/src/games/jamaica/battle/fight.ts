import type { GameEvent } from '@topsail/engine';
import type { BattleFace, BattleView, JamaicaEvent as Event, ShipName } from '@topsail/games';
import type { Heard } from '../../shared/news.ts';

/** One ship of a battle, as far as it has come. */
export interface Fighter {
  readonly ship: ShipName;
  readonly powder: number;
  /** What a treasure adds. */
  readonly bonus: number;
  /** Null until it has rolled. */
  readonly face: BattleFace | null;
  /** Whether the sabre had it rolled once more. */
  readonly again: boolean;
}

type Result = Extract<Event, { readonly e: 'battle-result' }>;

/** What the winner came away with. */
type Spoils = Extract<Event, { readonly e: 'steal-hold' | 'steal-treasure' | 'give-curse' | 'no-spoils' }>;

/** A battle as it is shown: from the view while it lasts, from what was heard once it is over. */
export interface Fight {
  /** Which battle of the game it is, as they were heard of; 0 for one that was not. */
  readonly number: number;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** Undefined while nobody has won. */
  readonly result: Result | undefined;
  readonly spoils: Spoils | undefined;
  readonly isOver: boolean;
}

/** The battle on the table; or the last one, as long as nothing else has happened since. */
export function fightOf(battle: BattleView | null, heard: Heard): Fight | undefined {
  const last = lastFight(heard);
  if (battle !== null) return shownNow(battle, isOf(battle, last?.fight) ? last?.fight : undefined);
  const hasMoreHappened = heard
    .flat()
    .slice((last?.endedAt ?? 0) + 1)
    .some(isSeen);
  return hasMoreHappened ? undefined : last?.fight;
}

/** The last battle that was heard of, and which of all events was the last of it. */
export function lastFight(heard: Heard): { readonly fight: Fight; readonly endedAt: number } | undefined {
  const all = heard.flat();
  const fight = all.filter(isOfBattle).reduce<Fight | undefined>(heardOf, undefined);
  return fight && { fight, endedAt: all.findLastIndex(isOfBattle) };
}

/** A question put after a battle does not end it on the screen; anything else that is seen does. */
const UNSEEN: readonly string[] = ['ask', 'act', 'pick', 'picked', 'draw', 'drew', 'reshuffle'];

function isSeen({ e }: GameEvent): boolean {
  return !UNSEEN.includes(e);
}

type OfBattle =
  Spoils | Extract<Event, { readonly e: 'battle' | 'commit' | 'battle-roll' | 'sabre' | 'battle-result' }>;

const PARTS: Readonly<Record<OfBattle['e'], true>> = {
  battle: true,
  commit: true,
  'battle-roll': true,
  sabre: true,
  'battle-result': true,
  'steal-hold': true,
  'steal-treasure': true,
  'give-curse': true,
  'no-spoils': true,
};

function isOfBattle(event: GameEvent): event is OfBattle {
  return event.e in PARTS;
}

function heardOf(fight: Fight | undefined, event: OfBattle): Fight | undefined {
  if (event.e === 'battle')
    return {
      number: (fight?.number ?? 0) + 1,
      attacker: unarmed(event.ship, event.attackBonus),
      defender: unarmed(event.against, event.defenceBonus),
      result: undefined,
      spoils: undefined,
      isOver: true,
    };
  if (fight === undefined) return undefined;
  switch (event.e) {
    case 'commit':
      return changed(fight, event.ship, { powder: event.powder });
    case 'battle-roll':
      return changed(fight, event.ship, { face: event.value });
    case 'sabre':
      return changed(fight, event.ship, { again: true });
    case 'battle-result':
      return { ...fight, result: event };
    default:
      return { ...fight, spoils: event };
  }
}

function unarmed(ship: ShipName, bonus: number): Fighter {
  return { ship, powder: 0, bonus, face: null, again: false };
}

function changed(fight: Fight, ship: ShipName, change: Partial<Fighter>): Fight {
  const side = fight.attacker.ship === ship ? 'attacker' : 'defender';
  return { ...fight, [side]: { ...fight[side], ...change } };
}

function isOf({ attacker, defender }: BattleView, told: Fight | undefined): boolean {
  return told?.attacker.ship === attacker && told.defender.ship === defender;
}

function shownNow(battle: BattleView, told: Fight | undefined): Fight {
  return {
    number: told?.number ?? 0,
    attacker: {
      ship: battle.attacker,
      powder: battle.attackPowder,
      bonus: battle.attackBonus,
      face: battle.attackRoll,
      again: told?.attacker.again ?? false,
    },
    defender: {
      ship: battle.defender,
      powder: battle.defencePowder,
      bonus: battle.defenceBonus,
      face: battle.defenceRoll,
      again: told?.defender.again ?? false,
    },
    result: told?.result,
    spoils: undefined,
    isOver: false,
  };
}

/** Powder, die and treasure together; a star beats them all. */
export function powerOf({ powder, bonus, face }: Fighter): BattleFace | null {
  return typeof face === 'number' ? powder + bonus + face : face;
}
