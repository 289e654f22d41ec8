import type { ActionCard, ActionName, BattleFace, ShortageSign } from '@topsail/games';
import { pictured } from '../../../words/drawn.ts';
import { words } from '../../../words/index.ts';
import { iconOf } from './goods.ts';
import { cardName } from './ships.ts';

export function dieDrawn(n: number): string {
  return pictured([`die-${n}`], String(n));
}

export function battleDieDrawn(face: BattleFace): string {
  const icon = face === 'star' ? 'battle-star' : `battle-die:${face}`;
  return pictured([icon], words.jamaica.log.battleFace({ face: String(face) }));
}

export function shortageDieDrawn(sign: ShortageSign): string {
  return pictured([`short-${sign}`], words.jamaica.log.shortageFace({ sign }));
}

/** Its order for the day, and its order for the night. */
export function cardDrawn(ruleset: string, card: ActionCard): string {
  const [day, night] = card;
  const said = words.jamaica.log.cardQuoted({ card: cardName(ruleset, card) });
  return pictured(['sun', orderDrawn(ruleset, day), 'moon', orderDrawn(ruleset, night)], said);
}

/** As small as a letter, ships that sail ahead and back would look the same. */
const SMALL: Readonly<Partial<Record<ActionName, string>>> = { forward: 'ahead', backward: 'astern' };

function orderDrawn(ruleset: string, action: ActionName): string {
  return SMALL[action] ?? iconOf(ruleset, action);
}
