import { learnToSay, speak } from '../src/words/index.ts';

// Tests read the pages in English, and every part can be told.
await speak('en');
await learnToSay(['battle', 'cartagena', 'chart', 'jamaica']);
await learnToSay(['dice', 'doors', 'friends', 'kept', 'online', 'options']);
await learnToSay(['refusals', 'replay', 'results', 'start']);
