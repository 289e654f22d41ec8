import type { State } from './state.ts';

/** The fields that say where in its course the game stands. All of it is open to everybody. */
export type Flow = ReturnType<typeof flowOf>;

export function flowOf(s: State) {
  const { round, acted, asking, asked, ship, card, die, fallen, ahead } = s;
  const { foe, attackPowder, attackFace, defencePowder, defenceFace, sabreUsed } = s;
  const { cargo, stower, robbed, payer, owing, payGood, open, lastLeft } = s;
  const { takenFrom, leastTaken, mostTaken } = s;
  return {
    ...{
      round,
      acted,
      agenda: s.agenda,
      asking,
      asked,
      ship,
      card,
      die,
      fallen,
      ends: s.ends.slice(0, s.endCount),
      ahead,
    },
    ...{ foe, attackPowder, attackFace, defencePowder, defenceFace, sabreUsed },
    ...{ cargo, stower, robbed, payer, owing, payGood, open, lastLeft },
    ...{ takenFrom, leastTaken, mostTaken },
  };
}

export function resumeFlow(s: State, flow: Flow): void {
  Object.assign(s, flow, { ends: [...flow.ends], endCount: flow.ends.length });
}
