import type { Refusal, RefusalCode } from '@topsail/engine';

type Params = Readonly<Record<string, string | number>>;

/** What each refusal means, in English. */
const SENTENCES: Readonly<Record<RefusalCode, (params: Params) => string>> = {
  'setup/unknown-ruleset': (p) => `there is no ruleset "${said(p, 'ruleset')}"`,
  'setup/seats': (p) =>
    `this ruleset is for ${said(p, 'from')} to ${said(p, 'to')} seats, not ${said(p, 'seats')}`,
  'setup/unknown-option': (p) => `this ruleset has no option "${said(p, 'option')}"`,
  'setup/option-value': (p) =>
    `the option "${said(p, 'option')}" cannot be "${said(p, 'value')}"${faultIn(p) ?? ' with these seats'}`,
  'move/unreadable': (p) => `"${said(p, 'move')}" is not a move in this game`,
  'move/no-such-seat': (p) => `there is no seat ${said(p, 'seat')}`,
  'move/not-your-turn': (p) => `seat ${said(p, 'seat')} has nothing to decide now`,
  'move/illegal': (p) => `"${said(p, 'move')}" is not allowed to seat ${said(p, 'seat')} now`,
  'move/game-over': () => 'the game is over',
  'record/header': () =>
    'this is not a record: the first lines must say "topsail record 3", ruleset, seats, options and start',
  'record/newer': (p) =>
    `the record is of form ${said(p, 'form')}, and this program reads up to form ${said(p, 'ours')}: use a newer Topsail`,
  'record/revision': (p) =>
    `the record was played by revision ${said(p, 'revision')} of ${said(p, 'ruleset')}, this is revision ${said(p, 'ours')}`,
  'record/line': () => 'this line is neither a move, nor an undo, nor a check, nor the end',
  'record/rolls': (p) =>
    p.what === undefined
      ? `the line has ${said(p, 'left')} rolls too many`
      : `the rolls do not fit the move: a roll for "${said(p, 'what')}" is missing or impossible`,
  'record/truncated': () => 'the record stops before its end',
  'record/after-end': () => 'something stands after the end of the record',
  'record/checksum': () => 'the game does not come to the position whose checksum stands here',
  'record/altered': () =>
    'the text above was changed after the record was written, though the position stays the same',
  'record/result': () => 'the result is not what the game comes to',
  'record/undo': (p) =>
    `${said(p, 'undo')} moves cannot be undone where ${said(p, 'standing')} have been made`,
  'record/dice-promise': () => 'this is not the secret that was promised',
  'record/dice-seal': () =>
    'this nonce does not fit its seal: it is not the one that was sealed before the game',
  'record/dice-roll': (p) =>
    `a roll for "${said(p, 'what')}" is not what the promised secret and the nonces give`,
};

/** What is wrong in a text that a game reads itself. */
const FAULTS: Readonly<Record<string, (part: string) => string>> = {
  unreadable: (part) => `: "${part}" cannot be read`,
  twice: (part) => `: what "${part}" names stands there already`,
  missing: (part) => `: ${part} is missing`,
  overlap: (part) => `: "${part}" would run into the one before it`,
};

function faultIn(params: Params): string | undefined {
  return params.fault === undefined ? undefined : FAULTS[params.fault]?.(said(params, 'part'));
}

function said(params: Params, name: string): string {
  return String(params[name] ?? '?');
}

/** The refusal as a sentence, with the rule that explains it. */
export function sentenceOf({ code, rule, params = {} }: Refusal): string {
  const sentence = SENTENCES[code](params);
  return rule === undefined ? sentence : `${sentence} (rule ${rule})`;
}

/** Where in a record the refusal arose, then why. */
export function lineAndSentence(refusal: Refusal): string {
  const { line, after } = refusal.params ?? {};
  const where = line === undefined ? '' : `line ${line}: `;
  const proved = after === undefined ? '' : `; everything up to line ${after} is correct`;
  return `${where}${sentenceOf(refusal)}${proved} [${refusal.code}]`;
}
