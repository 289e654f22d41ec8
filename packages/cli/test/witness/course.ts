import { chartOf } from '@topsail/games';
import type { Name } from './told.ts';

/** Where a ship is in the race. Lap 1 is home (MOVE-6). */
export interface Position {
  readonly at: Name;
  readonly lap: number;
}

/** A way over the board and where it ends. */
export interface Voyage extends Position {
  readonly path: readonly Name[];
}

type Space = ReturnType<typeof chartOf>[number];

/** The board, with the questions the rules ask of it. */
export class Course {
  readonly start: Name;
  private readonly spaces: ReadonlyMap<Name, Space>;
  private readonly steps = new Map<Name, number>();

  constructor(ruleset: string) {
    this.spaces = new Map(chartOf(ruleset).map((space) => [space.id, space]));
    this.start = [...this.spaces.values()].find(({ kind }) => kind === 'start')!.id;
  }

  kind(id: Name): string {
    return this.spaces.get(id)!.kind;
  }

  finish(id: Name): number | undefined {
    const number = this.spaces.get(id)!.finish;
    return number === 0 ? undefined : number;
  }

  lairs(): Name[] {
    return [...this.spaces.values()].filter(({ kind }) => kind === 'lair').map(({ id }) => id);
  }

  /** PAY-1: what a space costs; undefined where it is free. */
  price(id: Name): { readonly good: string; readonly count: number } | undefined {
    const { kind, price } = this.spaces.get(id)!;
    if (kind !== 'port' && kind !== 'sea') return undefined;
    return { good: kind === 'port' ? 'gold' : 'food', count: price! };
  }

  ahead(id: Name): readonly Name[] {
    return this.spaces.get(id)!.next;
  }

  behind(id: Name): Name[] {
    return [...this.spaces.values()].filter(({ next }) => next.includes(id)).map(({ id: before }) => before);
  }

  /** MOVE-7: steps to the finish along the longest lanes; a ship on the start space has the whole round before it. */
  toGo(id: Name): number {
    const known = this.steps.get(id);
    if (known !== undefined) return known;
    const steps = this.ahead(id).map((next) => (next === this.start ? 0 : this.toGo(next)));
    this.steps.set(id, 1 + Math.max(...steps));
    return 1 + Math.max(...steps);
  }

  /** MOVE-7: greater than nought when the first is ahead of the second. */
  compare(one: Position, other: Position): number {
    return one.lap - other.lap || this.toGo(other.at) - this.toGo(one.at);
  }

  /** MOVE-1, MOVE-2, MOVE-4 to MOVE-6: every way forward by a die. A ship at home stays (GHO-12). */
  forward(from: Position, die: number): Voyage[] {
    if (die === 0 || from.lap === 1) return [{ ...from, path: [from.at] }];
    return this.ahead(from.at).flatMap((at) => {
      const lap = at === this.start ? from.lap + 1 : from.lap;
      return prepend(from.at, this.forward({ at, lap }, die - 1));
    });
  }

  backward(from: Position, die: number): Voyage[] {
    if (die === 0) return [{ ...from, path: [from.at] }];
    return this.stepsBack(from).flatMap((next) => prepend(from.at, this.backward(next, die - 1)));
  }

  /** SHORT-6: over all lanes the first space behind at which the ship stops. */
  firstBehind(from: Position, stops: (position: Position) => boolean): Voyage[] {
    return this.stepsBack(from).flatMap((next) =>
      prepend(from.at, stops(next) ? [{ ...next, path: [next.at] }] : this.firstBehind(next, stops)),
    );
  }

  /** MOVE-6: sailing back off the start space crosses the line. */
  private stepsBack(from: Position): Position[] {
    const lap = from.at === this.start ? from.lap - 1 : from.lap;
    return this.behind(from.at).map((at) => ({ at, lap }));
  }
}

function prepend(at: Name, voyages: readonly Voyage[]): Voyage[] {
  return voyages.map((voyage) => ({ ...voyage, path: [at, ...voyage.path] }));
}
