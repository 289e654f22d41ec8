/** Why something a person asked for was not done: a code to translate, the rule behind it, and its particulars. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export const REFUSAL_CODES = [
  'setup/unknown-ruleset',
  'setup/seats',
  'setup/unknown-option',
  'setup/option-value',
  'move/unreadable',
  'move/no-such-seat',
  'move/not-your-turn',
  'move/illegal',
  'move/game-over',
  'record/header',
  'record/newer',
  'record/revision',
  'record/line',
  'record/rolls',
  'record/truncated',
  'record/after-end',
  'record/checksum',
  'record/altered',
  'record/result',
  'record/undo',
  'record/dice-promise',
  'record/dice-seal',
  'record/dice-roll',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(
  code: RefusalCode,
  particulars: Omit<Refusal, 'code'> = {},
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, ...particulars } };
}

/** The refusal with more particulars. */
export function withParams(
  refusal: Refusal,
  more: NonNullable<Refusal['params']>,
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { ...refusal, params: { ...refusal.params, ...more } } };
}
