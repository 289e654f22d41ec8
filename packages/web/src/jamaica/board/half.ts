import type { View } from '@topsail/games';

export type Half = 'morning' | 'evening';

/** Which half of the card in hand is being played; between cards it is morning. */
export function halfOf({ table: { card, dice, flow } }: View): Half {
  return card !== null && flow.die === dice.evening && dice.evening !== dice.morning ? 'evening' : 'morning';
}

/** Whether cards are being played, after the dice were set and everybody has picked. */
export function isUnderWay({ table: { question } }: View): boolean {
  return question !== 'card' && question !== 'dice';
}
