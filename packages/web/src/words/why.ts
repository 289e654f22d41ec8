import type { AnyRefusal } from '@topsail/protocol';
import { words } from './index.ts';

type Particulars = Readonly<Record<string, string | number>>;

/** For a sentence that names what a refusal left out. */
const UNKNOWN: Particulars = {
  ruleset: '?',
  seats: '?',
  people: '?',
  from: '?',
  to: '?',
  option: '?',
  value: '?',
  move: '?',
  revision: '?',
  ours: '?',
  seat: 'unknown',
};

/** Why something was not done, in words. Of the rules or of the server. */
export function whyRefused({ code, params = {} }: AnyRefusal): string {
  return [said(words.refusals[code], params), lineOf(params)].filter((part) => part !== '').join(' ');
}

function said(message: string | ((about: never) => string), params: Particulars): string {
  if (typeof message === 'string') return message;
  const say = message as (about: Particulars) => string;
  return say({ ...UNKNOWN, ...params, ...seatOf(params) });
}

/** Seats are counted from one by people. */
function seatOf({ seat }: Particulars): Particulars {
  return seat === undefined ? {} : { seat: String(Number(seat) + 1) };
}

/** What a refused record says about its line. */
function lineOf(params: Particulars): string {
  if (params.line === undefined) return '';
  const [line, after] = [Number(params.line), Number(params.after ?? Number.NaN)];
  return after + 1 < line ? words.refusals.lineProved({ line, after }) : words.refusals.line({ line });
}
