import type { Game, Setup } from '@topsail/engine';
import { describeSetup, everySetup } from '@topsail/engine/testing';
import { games } from '../src/index.ts';

/** A game with one of its set-ups. */
export interface Table {
  readonly name: string;
  readonly game: Game;
  readonly setup: Setup;
}

/** For mutation testing and in a hurry: a few games instead of many. */
export const isShort = process.env.TOPSAIL_SHORT === '1';

/** Whether files are to be written anew instead of compared. */
export const isUpdate = process.env.TOPSAIL_UPDATE === '1';

/** Every ruleset with every number of seats and every option, and some with what only free text can say. */
export function everyTable(): Table[] {
  const offered = games.flatMap((game) => everySetup(game).map((setup) => tableOf(game, setup)));
  return [...offered, ...chosenTunnels()];
}

function tableOf(game: Game, setup: Setup): Table {
  return { name: describeSetup(setup), game, setup };
}

/** The game and the set-up a person would get by asking for this. */
export function tableFor(ruleset: string, seats: number, options: Readonly<Record<string, string>>): Table {
  const game = games.find(({ rulesets }) => rulesets.some(({ id }) => id === ruleset));
  const checked = game?.checkSetup(ruleset, seats, options);
  if (game === undefined || !checked?.ok) throw new Error(`no table: ${JSON.stringify(checked)}`);
  return tableOf(game, checked.value);
}

export const A_TUNNEL = 'C+r F-r A-l E+l B-l D+r';

function chosenTunnels(): Table[] {
  const rulesets = ['cartagena-jamaica', 'cartagena-tortuga', 'cartagena-hispaniola'];
  return rulesets.map((ruleset) => tableFor(ruleset, 3, { tunnel: A_TUNNEL }));
}
