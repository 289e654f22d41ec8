import type { Chance } from '../chance.ts';
import type { Game } from '../game.ts';
import { verifyRecord } from '../record-proof.ts';
import { REFUSAL_CODES } from '../refusal.ts';
import { demand } from './demand.ts';

/** A text that differs from another in one place, and the line of that place. */
interface Alteration {
  readonly text: string;
  readonly line: number;
}

const CHARACTERS = ['0', '1', '7', 'a', 'e', ' ', '|', '#', '-', '\n', '\r', 'ż'];

/** The text with one character left out at this place, and with some changed or put in. */
export function* alteredAt(text: string, at: number): Generator<Alteration> {
  const line = text.slice(0, at).split('\n').length;
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  yield { text: before + after, line };
  for (const n of [at, 5 * at + 3]) {
    const character = CHARACTERS[n % CHARACTERS.length];
    if (character !== text[at]) yield { text: before + character + after, line };
    yield { text: before + character + text[at] + after, line };
  }
}

/** The text with two of its lines in each other's place, with one of them left out, and with one of them twice. */
export function* alteredLines(text: string, one: number, other: number): Generator<Alteration> {
  const lines = text.split('\n');
  const [first, second] = [Math.min(one, other), Math.max(one, other)];
  const line = first + 1;
  if (lines[first] !== lines[second])
    yield { text: lines.with(first, lines[second]).with(second, lines[first]).join('\n'), line };
  yield { text: lines.toSpliced(first, 1).join('\n'), line };
  yield { text: lines.toSpliced(first, 0, lines[first]).join('\n'), line };
}

/** Changes anything, anywhere. */
export function* alteredSomewhere(text: string, count: number, chance: Chance): Generator<Alteration> {
  const lines = text.trimEnd().split('\n').length;
  for (let n = 0; n < count; n++) {
    yield* alteredAt(text, chance.roll(text.length, 'place') - 1);
    yield* alteredLines(text, chance.roll(lines, 'line') - 1, chance.roll(lines, 'line') - 1);
  }
}

/**
 * An altered record must be refused, not before the altered line and not after the next check. Another kind of line
 * ends, and empty lines around the record, are no alteration.
 */
export function checkAlteration(games: readonly Game[], original: string, { text, line }: Alteration): void {
  if (inLineFeeds(text) === inLineFeeds(original)) return;
  const verified = verifyRecord(games, text);
  demand(!verified.ok, 'an altered record is taken for true', text);
  const { code, params } = verified.refusal;
  demand(REFUSAL_CODES.includes(code), 'an altered record is refused without a known code', code);
  const found = Number(params?.line);
  // A record that breaks off is refused on its last line, which stands above a missing one.
  const first = code === 'record/truncated' ? line - 1 : line;
  const isNear = found >= first && found <= nextCheck(text, line);
  demand(isNear, 'an alteration is not found near its line', { line, found, code }, text);
}

function inLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

/** The line of the first check after this one. */
function nextCheck(text: string, line: number): number {
  const lines = text.trimEnd().split('\n');
  const at = lines.findIndex((content, index) => index >= line && /^(check|sha256) /.test(content));
  return at < 0 ? lines.length : at + 1;
}
