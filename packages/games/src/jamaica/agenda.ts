/**
 * What remains to be done is a stack of small tasks inside the state: a game can be saved, copied and searched in the
 * middle of any choice. The whole stack is one integer of five bits a task, the topmost lowest; the rules never stack
 * more than four (the next turn, the evening, a price, a step of a battle), and six fit.
 */
export type Agenda = number;

export const TASK = {
  pickCards: 2,
  nextTurn: 3,
  evening: 5,
  ghostMorning: 6,
  ghostEvening: 7,
  attackRoll: 9,
  defend: 10,
  defenceRoll: 11,
  judge: 12,
  settle: 13,
  plunder: 14,
  endRound: 15,
} as const;

export type Task = (typeof TASK)[keyof typeof TASK];

const WIDTH = 5;

export const NOTHING_TO_DO: Agenda = 0;

/** The agenda with a task laid on top. */
export function withTask(agenda: Agenda, task: Task): Agenda {
  return (agenda << WIDTH) | task;
}

export function topTask(agenda: Agenda): number {
  return agenda & ((1 << WIDTH) - 1);
}

export function withoutTop(agenda: Agenda): Agenda {
  return agenda >> WIDTH;
}

export function isLeft(agenda: Agenda, task: Task): boolean {
  for (let rest = agenda; rest !== NOTHING_TO_DO; rest = withoutTop(rest))
    if (topTask(rest) === task) return true;
  return false;
}

/** The question being asked; one at a time. */
export const ASK = {
  nothing: 0,
  dice: 1,
  card: 2,
  stow: 3,
  sail: 4,
  fight: 5,
  powder: 6,
  take: 7,
  sabre: 8,
  spoils: 9,
  lair: 10,
  over: 11,
} as const;

export type Ask = (typeof ASK)[keyof typeof ASK];

/** The name of each question, and the rule that asks it. */
export const QUESTIONS = [
  { kind: 'nothing', rule: 'RND-4' },
  { kind: 'dice', rule: 'RND-1' },
  { kind: 'card', rule: 'RND-2' },
  { kind: 'stow', rule: 'LOAD-1' },
  { kind: 'sail', rule: 'MOVE-2' },
  { kind: 'fight', rule: 'BAT-1' },
  { kind: 'powder', rule: 'BAT-3' },
  { kind: 'take', rule: 'PAY-2' },
  { kind: 'sabre', rule: 'T-SABRE' },
  { kind: 'spoils', rule: 'BAT-9' },
  { kind: 'lair', rule: 'SHORT-7' },
  { kind: 'over', rule: 'END-1' },
] as const;

const ASKS: ReadonlyMap<string, Ask> = new Map(Object.entries(ASK));

/** The question of that name. */
export function askNamed(kind: string): Ask {
  const asked = ASKS.get(kind);
  if (asked === undefined) throw new Error(`no question ${kind}`);
  return asked;
}
