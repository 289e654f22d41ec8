import type { JamaicaMove, ShipView } from '@topsail/games';

/** What of the loser's may be taken, and what of one's own be handed over: each with the text of its move. */
export interface Booty {
  readonly holds: ReadonlyMap<number, string>;
  readonly powers: ReadonlyMap<string, string>;
  /** By the place in the row of hidden treasures; a blind theft takes any of them. */
  readonly hidden: ReadonlyMap<number, string>;
  readonly token: string | undefined;
  readonly curses: ReadonlyMap<string, string>;
  readonly nothing: string | undefined;
}

/** The spoils that may be chosen now, as things one can point at. */
export function bootyOf(moves: readonly JamaicaMove[], loser: ShipView): Booty {
  const of = (kind: JamaicaMove['kind']): readonly JamaicaMove[] =>
    moves.filter((move) => move.kind === kind);
  const [blind] = of('rob-blind');
  return {
    holds: new Map(of('rob-hold').map(({ n, text }) => [n, text])),
    powers: new Map(of('rob-treasure').map(({ text }) => [text.replace(/^rob /, ''), text])),
    hidden: new Map(
      blind === undefined
        ? of('rob-place').map(({ n, text }) => [n, text])
        : loser.down.map((_, place) => [place, blind.text]),
    ),
    token: of('rob-token')[0]?.text,
    curses: new Map(of('curse').map(({ text }) => [text.replace(/^curse /, ''), text])),
    nothing: of('nothing')[0]?.text,
  };
}
