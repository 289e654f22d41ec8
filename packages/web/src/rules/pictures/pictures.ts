/** Pictures that say more than their sentence, by the rule they stand under. */
const UNDER = {
  'RND-1': 'chest',
  'RND-2': 'orders',
  'LOAD-1': 'load',
  'MOVE-1': 'race',
  'MOVE-3': 'arrival',
  'PAY-1': 'prices',
  'SHORT-3': 'shortage',
  'BAT-3': 'firepower',
  'SCORE-1': 'home',
  'C-SET-1': 'escape',
  'C-TURN-1': 'actions',
  'C-FWD-1': 'ahead',
  'C-FWD-2': 'boat',
  'C-BACK-1': 'back',
} as const;

export type PictureName = (typeof UNDER)[keyof typeof UNDER];

const found: Readonly<Record<string, PictureName>> = UNDER;

export function pictureOf(rule: string): PictureName | undefined {
  return found[rule];
}
