import { speak } from '../src/words/index.ts';

// Tests read the pages in English.
await speak('en');
