import { en } from './en.ts';

/** Every sentence of the pages. A language is a catalogue of this shape; the compiler finds what it leaves out. */
export type Words = typeof en;

export const words: Words = en;
