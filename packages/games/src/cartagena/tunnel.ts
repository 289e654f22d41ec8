import type { Chance } from '@topsail/engine';
import { symbolOf } from './cards.ts';
import {
  SECTION_NAMES,
  SYMBOLS,
  type Card,
  type End,
  type Section,
  type SectionName,
  type Side,
} from './types.ts';

/** The symbols of each section, read from its straight end. */
const SYMBOLS_FROM_STRAIGHT_END: Readonly<Record<SectionName, readonly Card[]>> = {
  A: ['bottle', 'pistol', 'hat', 'flag', 'sabre', 'key'],
  B: ['flag', 'hat', 'pistol', 'key', 'bottle', 'sabre'],
  C: ['sabre', 'flag', 'bottle', 'pistol', 'key', 'hat'],
  D: ['key', 'bottle', 'flag', 'sabre', 'hat', 'pistol'],
  E: ['pistol', 'key', 'sabre', 'hat', 'flag', 'bottle'],
  F: ['hat', 'sabre', 'key', 'bottle', 'pistol', 'flag'],
};

/** The tunnel as laid: never changed once the game has begun. */
export interface Tunnel {
  readonly sections: readonly Section[];
  /** The symbols of the spaces 1 to 36. */
  readonly symbols: readonly Card[];
  /** The six spaces of each symbol in order, the flag's first: every section has every symbol once. */
  readonly spaces: readonly number[];
}

export function layTunnel(sections: readonly Section[]): Tunnel {
  const symbols: Card[] = [];
  const spaces = new Array<number>(SYMBOLS.length * sections.length).fill(0);
  sections.forEach((section, place) => {
    for (const card of symbolsAlong(section)) {
      symbols.push(card);
      spaces[SYMBOLS.length * symbolOf(card) + place] = symbols.length;
    }
  });
  return { sections, symbols, spaces };
}

function symbolsAlong({ section, enter }: Section): readonly Card[] {
  const symbols = SYMBOLS_FROM_STRAIGHT_END[section];
  return enter === 'straight' ? symbols : symbols.toReversed();
}

/** C-SET-1: for each place in turn which section, from which end, and to which side if it may lie to either. */
export function drawSections(chance: Chance): Section[] {
  const left: SectionName[] = [...SECTION_NAMES];
  const sections: Section[] = [];
  while (left.length > 0) {
    const pick = left.length === 1 ? 1 : chance.roll(left.length, 'section');
    const [section] = left.splice(pick - 1, 1);
    const enter: End = chance.roll(2, 'end of section') === 1 ? 'straight' : 'zigzag';
    const before = sections.at(-1);
    const side = before !== undefined && bindsSide(before, enter) ? before.side : drawSide(chance);
    sections.push({ section, enter, side });
  }
  return sections;
}

function drawSide(chance: Chance): Side {
  return chance.roll(2, 'side of section') === 1 ? 'left' : 'right';
}

/** The straight end's section bends back beside its exit: a zigzag to the other side would run into it. */
function bindsSide(before: Section, enter: End): boolean {
  return before.enter === 'straight' && enter === 'zigzag';
}

export function isOverlapping(sections: readonly Section[]): boolean {
  return sections.some((section, i) => {
    const before = sections[i - 1];
    return i > 0 && bindsSide(before, section.enter) && before.side !== section.side;
  });
}

/** A tunnel as text: `A+l B-l E+r C-r D-l F-r`, with + for the straight end and − for the zigzag end. */
export function makeSections(sections: readonly Section[]): string {
  return sections
    .map(({ section, enter, side }) => section + (enter === 'straight' ? '+' : '-') + side.slice(0, 1))
    .join(' ');
}

/** Reads six sections, each once; a side left out is left. Whether they overlap is another question. */
export function parseSections(text: string): Section[] | undefined {
  const sections: Section[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const section = parseSection(word);
    if (section === undefined || sections.some((other) => other.section === section.section))
      return undefined;
    sections.push(section);
  }
  return sections.length === SECTION_NAMES.length ? sections : undefined;
}

export function parseSection(word: string): Section | undefined {
  const [, name, end, side] = /^([A-F])([+-])([lr]?)$/.exec(word) ?? [];
  const section = SECTION_NAMES.find((known) => known === name);
  if (section === undefined) return undefined;
  return { section, enter: end === '+' ? 'straight' : 'zigzag', side: side === 'r' ? 'right' : 'left' };
}
