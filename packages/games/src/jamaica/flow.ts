import { endsAt, listEnds } from './ends.ts';
import type { State } from './state.ts';

/** The fields that say where in its course the game stands. All of it is open to everybody. */
export type Flow = ReturnType<typeof flowOf>;

export function flowOf(s: State) {
  const ahead = listEnds(s.ahead);
  return {
    round: s.round,
    acted: s.acted,
    agenda: s.agenda,
    asking: s.asking,
    asked: s.asked,
    ship: s.ship,
    card: s.card,
    die: s.die,
    fallen: s.fallen,
    /** The first `ahead` of them lie forward, the others backward. */
    ends: [...ahead, ...listEnds(s.astern)],
    ahead: ahead.length,
    foe: s.foe,
    attackPowder: s.attackPowder,
    attackFace: s.attackFace,
    defencePowder: s.defencePowder,
    defenceFace: s.defenceFace,
    sabreUsed: s.sabreUsed,
    cargo: s.cargo,
    stower: s.stower,
    robbed: s.robbed,
    payer: s.payer,
    owing: s.owing,
    payGood: s.payGood,
    open: s.open,
    lastLeft: s.lastLeft,
    takenFrom: s.takenFrom,
    leastTaken: s.leastTaken,
    mostTaken: s.mostTaken,
  };
}

export function resumeFlow(s: State, { ends, ahead, ...counters }: Flow): void {
  Object.assign(s, counters, { ahead: endsAt(ends.slice(0, ahead)), astern: endsAt(ends.slice(ahead)) });
}
