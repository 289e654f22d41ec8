/** From where a pirate goes where, and the spaces between that he cannot stop on. */
export interface Course {
  readonly from: number;
  readonly to: number;
  readonly passed: readonly number[];
}

/** From one space to the next on which a foot is set, over so many that are taken. */
export interface Stride {
  readonly from: number;
  readonly to: number;
  readonly over: number;
}

/** He runs from space to space and hops over every one that he passes because it is taken. */
export function stridesOf({ from, to, passed }: Course): readonly Stride[] {
  const course = Math.sign(to - from);
  const strides: Stride[] = [];
  let foot = from;
  for (let space = from; space !== to;) {
    space += course;
    if (passed.includes(space) && space !== to) continue;
    strides.push({ from: foot, to: space, over: Math.abs(space - foot) - 1 });
    foot = space;
  }
  return strides;
}
