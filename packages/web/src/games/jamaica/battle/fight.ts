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

/** A battle as it is shown while it lasts. */
export interface Fight {
  /** Which battle of the game it is, as they were heard of; 0 for one that was not. */
  readonly number: number;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** Undefined while nobody has won. */
  readonly result: Result | undefined;
}

/** What the view does not tell of a battle: which one it is, whose die the sabre had rolled again, how it ended. */
interface Account {
  readonly number: number;
  readonly again: ShipName | undefined;
  readonly result: Result | undefined;
}

type Attack = Extract<Event, { readonly e: 'battle' }>;

/** The battle on the table. */
export function fightOf(battle: BattleView, heard: Heard<Event>): Fight {
  const { number, again, result } = accountOf(battle, heard.flat());
  return {
    number,
    attacker: {
      ship: battle.attacker,
      powder: battle.attackPowder,
      bonus: battle.attackBonus,
      face: battle.attackRoll,
      again: again === battle.attacker,
    },
    defender: {
      ship: battle.defender,
      powder: battle.defencePowder,
      bonus: battle.defenceBonus,
      face: battle.defenceRoll,
      again: again === battle.defender,
    },
    result,
  };
}

/** Nothing is taken from a battle of other ships, where the beginning of this one was not heard. */
function accountOf({ attacker, defender }: BattleView, events: readonly Event[]): Account {
  const number = events.filter(isAttack).length;
  const begun = events.findLastIndex(isAttack);
  const attack = events[begun];
  if (attack?.e !== 'battle' || attack.ship !== attacker || attack.against !== defender)
    return { number: 0, again: undefined, result: undefined };
  const since = events.slice(begun);
  return {
    number,
    again: since.flatMap((event) => (event.e === 'sabre' ? [event.ship] : []))[0],
    result: since.flatMap((event) => (event.e === 'battle-result' ? [event] : []))[0],
  };
}

function isAttack(event: Event): event is Attack {
  return event.e === 'battle';
}

/** Powder, die and treasure together; a star beats them all. */
export function powerOf({ powder, bonus, face }: Fighter): BattleFace | null {
  return typeof face === 'number' ? powder + bonus + face : face;
}
