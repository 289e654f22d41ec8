import { jamaicaRules } from '@topsail/games';

const { STAR } = jamaicaRules;

/** The attacker's chance to win less the chance to lose, by the lead in powder and bonus he starts with. */
interface Edges {
  /** Before either die has fallen, by lead. */
  readonly before: Float64Array;
  /** The defender's die is still to fall, by the lead the attacker has with his. */
  readonly defending: Float64Array;
}

/** Leads outside of this decide the battle, but for a star. */
const FAR = 40;
const known = new Map<readonly number[], Edges>();

/** The attacker's edge, −1 to 1, when nobody has rolled. */
export function edgeBefore(die: readonly number[], lead: number): number {
  return edgesOf(die).before[place(lead)];
}

/** The attacker's edge once his own roll is part of the lead. */
export function edgeDefending(die: readonly number[], lead: number): number {
  return edgesOf(die).defending[place(lead)];
}

function place(lead: number): number {
  return Math.max(-FAR, Math.min(FAR, lead)) + FAR;
}

function edgesOf(die: readonly number[]): Edges {
  const found = known.get(die) ?? makeEdges(die);
  known.set(die, found);
  return found;
}

function makeEdges(die: readonly number[]): Edges {
  const edges = { before: new Float64Array(2 * FAR + 1), defending: new Float64Array(2 * FAR + 1) };
  for (let lead = -FAR; lead <= FAR; lead++) {
    edges.defending[place(lead)] = mean(die, (face) => (face === STAR ? -1 : Math.sign(lead - face)));
    edges.before[place(lead)] = mean(die, (mine) => edgeOfFace(die, lead, mine));
  }
  return edges;
}

function edgeOfFace(die: readonly number[], lead: number, mine: number): number {
  if (mine === STAR) return 1;
  return mean(die, (his) => (his === STAR ? -1 : Math.sign(lead + mine - his)));
}

function mean(die: readonly number[], worth: (face: number) => number): number {
  return die.reduce((sum, face) => sum + worth(face), 0) / die.length;
}
