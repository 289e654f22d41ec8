import { learnToSay, speak } from '../src/words/index.ts';

// Tests read the pages in English, and every game can be told.
await speak('en');
await learnToSay(['battle', 'cartagena', 'chart', 'jamaica']);
