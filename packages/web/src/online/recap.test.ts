import { expect, test } from 'vitest';
import { summaryOf } from './recap.ts';

test('what everybody did is counted captain by captain, and what turned the race is told in words', () => {
  const attack = { text: 'Ben takes 3 gold from Rosa', by: 1, sign: 'loot' } as const;
  const away = { text: 'Rosa is away', by: 0 };
  const { doings, news } = summaryOf([
    { text: 'Round 2: Ben is captain', by: 1, head: true, sign: 'captain' },
    { text: 'Ben sails ahead', by: 1, sign: 'sail' },
    { text: 'Rosa loads 2 gold', by: 0, sign: 'load' },
    { text: 'Ben pays 2 gold', by: 1, sign: 'pay' },
    attack,
    { text: 'Ben sails back', by: 1, sign: 'sail' },
    away,
  ]);
  expect(doings).toEqual([
    {
      by: 1,
      deeds: [
        { sign: 'sail', texts: ['Ben sails ahead', 'Ben sails back'] },
        { sign: 'pay', texts: ['Ben pays 2 gold'] },
      ],
    },
    { by: 0, deeds: [{ sign: 'load', texts: ['Rosa loads 2 gold'] }] },
  ]);
  expect(news).toEqual([attack, away]);
});
