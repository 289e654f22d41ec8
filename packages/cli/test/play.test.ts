import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isShort, scratch, topsail } from './topsail.ts';

const file = scratch();
const lines = (...typed: (string | number)[]): string => typed.map((line) => `${line}\n`).join('');
const firstAnswers = (count: number): string => lines(...Array<number>(count).fill(1));

describe('topsail play', () => {
  it.each([
    ['jamaica-1', 'seat 0: 0'],
    ['jamaica-2 --ghost', 'ghost'],
    ...(isShort
      ? []
      : [
          ['yassa', 'seat'],
          ['cartagena-jamaica', 'boat'],
        ]),
  ])('plays %s to its end', (ruleset) => {
    const path = file('whole.record');
    const { code, out, err } = topsail(
      `play --ruleset ${ruleset} --seed 3 --save ${path}`,
      firstAnswers(3000),
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/place +points/);
    expect(topsail(`verify ${path}`).out).toMatch(/true; .* first/);
  });

  it('shows the board with prices, ships and holds, the hand and the answers', () => {
    const { out } = topsail('play --ruleset jamaica-1 --seed 5', lines('q'));
    expect(out).toContain('2 food  3 food  2 food  lair *  3 gold  5 gold');
    expect(out).toContain('[0 1 2]');
    expect(out).toMatch(/seat 0 +0 +0 +3 food +3 gold +- +- +-/);
    expect(out).toContain('hand: forward/forward  powder/food  forward/powder');
    expect(out).toContain('1  5 forward, then 5 forward');
    expect(out).not.toMatch(/Seat 1 draws \w+\/\w+/);
  });

  it('takes the words of a record for an answer, and explains what it refuses', () => {
    const typed = lines('foo', '99', 'stow 3', '', 'card gold/gold', 'card powder/food', 'q');
    const { code, out } = topsail(`play --ruleset jamaica-1 --seed 5 --save ${file('words.record')}`, typed);
    expect(code).toBe(0);
    expect(out).toContain('Not done: "foo" is not a move in this game');
    expect(out).toContain('Not done: there is no answer 99: type 1 to 3');
    expect(out).toContain('Not done: "stow 3" is not allowed to seat 0 now (rule RND-2)');
    expect(out).toContain('Type a number from 1 to 3');
    expect(out).toContain('Not done: "card gold/gold" is not allowed to seat 0 now');
    expect(readFileSync(file('words.record'), 'utf8')).toMatch(/^0 card powder\/food$/m);
  });

  it('helps, shows board and log, and saves where it is told', () => {
    const path = file('asked.record');
    const { out } = topsail('play --ruleset jamaica-1 --seed 5', lines('?', 'b', 'l', 's', `s ${path}`, 'q'));
    expect(out).toContain('take your last move back');
    expect(out.match(/main course/g)).toHaveLength(8);
    expect(out.match(/Seat 0 draws powder\/food\./g)).toHaveLength(2);
    expect(out).toContain('Not done: say where: s game.record');
    expect(out).toContain(`Saved to ${path}`);
    expect(topsail(`verify ${path}`).code).toBe(0);
  });

  it('gives a hint for every game: the best answers, with chances and reasons', () => {
    for (const ruleset of ['jamaica-2', 'cartagena-jamaica']) {
      const { out } = topsail(`play --ruleset ${ruleset} --seats 3 --seed 5`, lines('h', 'q'));
      expect(out.match(/wins \d+ ± [\d.]+ %, -?[\d.]+ points/g)?.length).toBeGreaterThan(1);
    }
  });

  it('takes a move back until something has come to light', () => {
    const typed = lines('u', 1, 'u', 'q');
    const { out } = topsail('play --ruleset cartagena-tortuga --seats 2 --seed 6 --human 0,1', typed);
    expect(out).toContain('Not done: you have no move to undo');
    expect(out.match(/actions left: 3/g)).toHaveLength(2);
    expect(out.match(/actions left: 2/g)).toHaveLength(1);
  });

  it('goes on with a saved game', () => {
    const path = file('paused.record');
    topsail(`play --ruleset yassa --seats 2 --seed 9 --save ${path}`, firstAnswers(5));
    expect(topsail(`verify ${path}`).out).toContain('not finished');
    const { code, out } = topsail(`play --resume ${path} --seed 9 --save ${path}`, firstAnswers(3000));
    expect(code).toBe(0);
    expect(out).toMatch(/place +points/);
    expect(topsail(`verify ${path}`).out).toMatch(/first/);
    expect(topsail(`play --resume ${file('nowhere')}`).code).toBe(1);
    expect(topsail(`play --resume ${path} --ruleset yassa`).code).toBe(2);
  });

  it('says whose turn it is when several people share the keyboard', () => {
    const { out } = topsail('play --ruleset jamaica-1 --seed 5 --human 0,1', lines(1, 1, 'q'));
    expect(out).toContain('— Seat 0 —');
    expect(out).toContain('— Seat 1 —');
    const second = out.slice(out.indexOf('— Seat 1 —'), out.lastIndexOf('— Seat 0 —'));
    expect(second).toContain('Seat 0 has picked.');
    expect(second).not.toContain('Seat 0 picks');
  });

  it('seats the bots that were asked for, and a sailor where none was', () => {
    const heads = (args: string): string =>
      topsail(`play --ruleset yassa --seed 5 ${args}`, lines('q')).out.split('\n')[0] ?? '';
    expect(heads('')).toBe('yassa, 3 seats, seed 5, seat 1: sailor, seat 2: sailor');
    expect(heads('--bots captain')).toContain('seat 1: captain, seat 2: captain');
    expect(heads('--human 1 --bots mate,random')).toContain('seat 0: mate, seat 2: random');
    expect(topsail('play --ruleset yassa --bots mate,mate,mate').err).toContain(
      '3 bots are named for 2 seats; name one, or one for each',
    );
    expect(topsail('play --ruleset yassa --bots parrot').code).toBe(2);
  });

  it('plays by itself when nobody sits there, the same for the same seed', () => {
    const run = 'play --ruleset jamaica-2 --human none --seed 1';
    expect(topsail(run).out).toBe(topsail(run).out);
  });
});
