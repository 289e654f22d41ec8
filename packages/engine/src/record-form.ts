import type { Dice } from './dice.ts';
import type { Line } from './record-lines.ts';
import { refuse, type RefusalCode, type Result } from './refusal.ts';

/** The newest form of records. Older forms are read too. */
export const RECORD_FORM = 3;

/** Form 3 is form 2 with sealed numbers, and written only where there are some: every program since form 2 reads the rest. */
export type RecordForm = 1 | 2 | typeof RECORD_FORM;

export function firstLine(dice: Dice | undefined): string {
  return `topsail record ${dice?.sealed === undefined ? 2 : RECORD_FORM}`;
}

/** Since form 2 checks cover every character of the text. */
export function coversText(firstLine: string): boolean {
  return /^topsail record [23]$/.test(firstLine);
}

/** A line of the head that is not what it must be, or is missing. */
export function headRefusal(lines: readonly Line[], index: number): Result<never> {
  const code: RefusalCode = index > 0 && index === lines.length ? 'record/truncated' : 'record/header';
  return refuse(code, { params: { line: lines[index]?.line ?? lines.at(-1)?.line ?? 1 } });
}
