import type { RefusalCode } from '@topsail/engine';
import type { Particulars } from './particulars.ts';

/** What a refused record says about its line. */
const line = ({ line, after }: Particulars): string => {
  if (line === undefined) return '';
  const since =
    after !== undefined && Number(after) + 1 < Number(line) ? `; all is proved up to line ${after}` : '';
  return ` (line ${line}${since})`;
};

const given = (value: string | number | undefined): string => (value === undefined ? '' : `“${value}”`);

/** Why something was not done, for every code the engine knows. */
export const refusals: Readonly<Record<RefusalCode, (about: Particulars) => string>> = {
  'setup/unknown-ruleset': (p) => `There is no game called ${given(p.ruleset)}${line(p)}.`,
  'setup/seats': (p) =>
    `This game is for ${p.from ?? '?'} to ${p.to ?? '?'} players, not for ${p.seats ?? '?'}${line(p)}.`,
  'setup/unknown-option': (p) => `This game has no option ${given(p.option)}${line(p)}.`,
  'setup/option-value': (p) => `The option ${given(p.option)} cannot be ${given(p.value)} here${line(p)}.`,
  'move/unreadable': (p) => `${given(p.move)} is no move of this game${line(p)}.`,
  'move/no-such-seat': (p) => `Nobody sits on seat ${Number(p.seat ?? 0) + 1}${line(p)}.`,
  'move/not-your-turn': (p) => `It is not the turn of seat ${Number(p.seat ?? 0) + 1}${line(p)}.`,
  'move/illegal': (p) => `The rules do not allow ${given(p.move)} now${line(p)}.`,
  'move/game-over': (p) => `The game is over, no more moves are made${line(p)}.`,
  'record/header': (p) => `The head of this record cannot be read${line(p)}. Is it a Topsail record?`,
  'record/revision': (p) =>
    `This record was made by revision ${p.revision ?? '?'} of the rules, here is revision ${p.ours ?? '?'}${line(p)}.`,
  'record/line': (p) => `A line of this record cannot be read${line(p)}.`,
  'record/seat': (p) => `A step of this record names a seat that is not at the table${line(p)}.`,
  'record/rolls': (p) => `The rolls of a step do not fit what was played${line(p)}.`,
  'record/truncated': (p) => `This record breaks off before its end${line(p)}.`,
  'record/after-end': (p) => `This record goes on after its end${line(p)}.`,
  'record/checksum': (p) => `A check does not fit: something before it was changed${line(p)}.`,
  'record/result': (p) => `The result in this record is not the one that was played${line(p)}.`,
  'record/undo': (p) => `More moves are taken back than were made${line(p)}.`,
  'record/dice-promise': (p) => `The secret of the dice is not the one that was promised${line(p)}.`,
  'record/dice-roll': (p) => `A roll is not what the promised dice give${line(p)}.`,
};
