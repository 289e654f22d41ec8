import { isOverlapping, parseSection } from './tunnel.ts';
import { SECTION_NAMES, type Section } from './types.ts';

/** Why a text is no tunnel, and which part of it is wrong. */
export interface TunnelFault {
  readonly fault: 'unreadable' | 'twice' | 'overlap' | 'missing';
  readonly part: string;
}

export function tunnelFault(text: string): TunnelFault | undefined {
  const sections: Section[] = [];
  for (const part of text.trim().split(/\s+/)) {
    const section = parseSection(part);
    if (section === undefined) return { fault: 'unreadable', part };
    if (sections.some((other) => other.section === section.section)) return { fault: 'twice', part };
    sections.push(section);
    if (isOverlapping(sections)) return { fault: 'overlap', part };
  }
  const missing = SECTION_NAMES.filter((name) => !sections.some(({ section }) => section === name));
  return missing.length === 0 ? undefined : { fault: 'missing', part: missing.join(' ') };
}
