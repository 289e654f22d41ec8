import { describe, expect, it } from 'vitest';
import { topsail } from './topsail.ts';

describe('topsail says in one line what is wrong:', () => {
  it.each([
    [
      'an unknown ruleset',
      'random -r jamaica-3',
      'there is no ruleset "jamaica-3"; known are jamaica-1, jamaica-2,',
    ],
    ['too many seats', 'random -r yassa -n 5', 'yassa: this ruleset is for 2 to 4 seats, not 5 (rule SET-1)'],
    ['seats that are no number', 'random -r yassa -n x', 'It must be a whole number.'],
    ['a ghost that may not sail', 'play -r jamaica-1 -n 4 --ghost', '(rule GHO-1); it takes ghost=no'],
    [
      'a ghost in a tunnel',
      'perft -r cartagena-tortuga --ghost',
      'this ruleset has no option "ghost"; it takes boat-',
    ],
    ['an unknown option', 'random -r yassa --option wind=north', 'this ruleset has no option "wind"'],
    ['an option without a value', 'random -r yassa --option wind', 'It must look like id=value.'],
    [
      'an impossible value',
      'random -r cartagena-tortuga --option tunnel=AB',
      'the option "tunnel" cannot be "AB": "AB" cannot be read (rule C-SET-1); it takes boat-retreat=yes|no, ' +
        'tunnel=random or --option "tunnel=A+l B-l E+r C-r D-l F-r"',
    ],
    ['no games', 'random -r yassa --games 0', 'It must be 1 or more.'],
    ['no ruleset', 'random', "required option '-r, --ruleset <id>' not specified"],
    ['nothing to play', 'play', 'say what to play: --ruleset ID, or --resume FILE'],
    ['a seat nobody has', 'play -r yassa -n 3 --human 4', 'there is no seat 4; the game has 3 seats'],
    ['an unknown command', 'sail', "unknown command 'sail'"],
    ['an unknown flag', 'verify --fast x', "unknown option '--fast'"],
    ['a bench of nothing', 'bench --ruleset chess', 'there is no ruleset "chess"'],
    ['a bench in no time', 'bench --seconds 0', 'It must be a number up to 600.'],
  ])('%s', (_what, args, complaint) => {
    const { code, out, err } = topsail(args);
    expect(err).toContain(complaint);
    expect(err).not.toMatch(/^ +at /m);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it('no command at all, with the help', () => {
    const { code, err } = topsail('');
    expect(code).toBe(2);
    expect(err).toContain('Usage: topsail');
  });
});

describe('topsail explains itself:', () => {
  it.each(['play', 'random', 'replay', 'verify', 'perft', 'bench', 'backup', 'restore', 'doctor'])(
    '%s --help',
    (command) => {
      const { code, out } = topsail(`${command} --help`);
      expect(code).toBe(0);
      expect(out).toContain(`topsail ${command}`);
      expect(out).toContain('Examples:');
    },
  );

  it('topsail --help names every command', () => {
    const { code, out } = topsail('--help');
    expect(code).toBe(0);
    expect(out).toMatch(
      /play[^]*random[^]*replay[^]*verify[^]*perft[^]*bench[^]*backup[^]*restore[^]*doctor/,
    );
  });
});
