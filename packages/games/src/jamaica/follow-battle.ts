import { onTable } from './follow-view.ts';
import type { Event } from './tell.ts';
import type { BattleView, View } from './view.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

type BattleEvent = Told<'battle' | 'commit' | 'battle-roll' | 'sabre' | 'battle-result'>;

/** From the attack until the spoils are taken, the battle is before everybody's eyes. */
export function isOfBattle(event: Event): boolean {
  return event.e === 'ask' ? isAskedInBattle(event) : OF_BATTLE.has(event.e);
}

const OF_BATTLE: ReadonlySet<Event['e']> = new Set([
  'battle',
  'commit',
  'powder',
  'battle-roll',
  'sabre',
  'battle-result',
  'steal-hold',
  'steal-treasure',
  'give-curse',
  'no-spoils',
]);

function isAskedInBattle({ question, pending }: Told<'ask'>): boolean {
  switch (question) {
    case 'powder':
    case 'sabre':
    case 'spoils':
      return true;
    case 'take':
      return pending.spend?.good === 'powder';
    case 'stow':
      return pending.stow?.robbed !== null;
    default:
      return false;
  }
}

export function withBattle(view: View, event: BattleEvent): View {
  if (event.e === 'battle') return onTable(view, { battle: begun(event) });
  const { battle } = view.table;
  return battle === null ? view : onTable(view, { battle: { ...battle, ...changes(battle, event) } });
}

function begun({ ship, against, attackBonus, defenceBonus }: Told<'battle'>): BattleView {
  return {
    attacker: ship,
    defender: against,
    attackPowder: 0,
    attackBonus,
    attackRoll: null,
    defencePowder: 0,
    defenceBonus,
    defenceRoll: null,
    sabreUsed: false,
  };
}

function changes({ attacker }: BattleView, event: Exclude<BattleEvent, Told<'battle'>>): Partial<BattleView> {
  switch (event.e) {
    case 'commit':
      return event.ship === attacker ? { attackPowder: event.powder } : { defencePowder: event.powder };
    case 'battle-roll':
      return event.ship === attacker ? { attackRoll: event.value } : { defenceRoll: event.value };
    case 'sabre':
      return { sabreUsed: true };
    case 'battle-result':
      return {};
  }
}
