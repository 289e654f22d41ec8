import type { Seat } from '@topsail/engine';
import { nameOf } from '../../../words/captains.ts';
import { words } from '../../../words/index.ts';
import type { Fight } from './fight.ts';

/** How a battle ended, and why if that is not plain from the numbers. */
interface Verdict {
  readonly text: string;
  readonly sub: string | undefined;
  readonly tone: 'paper' | 'gold' | 'loss';
}

/** Said to a viewer of this seat; undefined until it has ended. */
export function verdictOf(fight: Fight, you: Seat | undefined): Verdict | undefined {
  const { result, attacker, defender } = fight;
  if (result === undefined) return undefined;
  const { stage } = words.jamaica;
  const sub = attacker.again || defender.again ? stage.sabreSub : undefined;
  const { winner, attack, defence } = result;
  if (winner === null)
    return { text: stage.tie({ n: Number(attack) }), sub: sub ?? stage.tieSub, tone: 'paper' };
  const loser = winner === attacker.ship ? defender.ship : attacker.ship;
  const tone = winner === you ? 'gold' : loser === you ? 'loss' : 'paper';
  const names = { a: words.capital(nameOf(winner)), b: nameOf(loser) };
  if (typeof attack !== 'number' || typeof defence !== 'number')
    return { text: byStar(tone, names), sub: sub ?? stage.starSub, tone };
  const powers = { high: Math.max(attack, defence), low: Math.min(attack, defence) };
  return { text: byPower(tone, { ...names, ...powers }), sub, tone };
}

interface Names {
  readonly a: string;
  readonly b: string;
}

function byStar(tone: Verdict['tone'], names: Names): string {
  const { winByStar, loseByStar, beatsByStar } = words.jamaica.stage;
  if (tone === 'gold') return winByStar;
  return tone === 'loss' ? loseByStar : beatsByStar(names);
}

function byPower(tone: Verdict['tone'], of: Names & { readonly high: number; readonly low: number }): string {
  const { win, lose, beats } = words.jamaica.stage;
  if (tone === 'gold') return win(of);
  return tone === 'loss' ? lose(of) : beats(of);
}
