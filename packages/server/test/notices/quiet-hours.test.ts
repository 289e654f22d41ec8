import { expect, it } from 'vitest';
import { quietUntil } from '../../src/notices/quiet-hours.ts';

const NIGHT = { quietFrom: 22 * 60, quietUntil: 8 * 60, zone: 'Europe/Warsaw' };
/** Warsaw is two hours ahead in July. */
const at = (hour: number, minute = 0): number => Date.UTC(2026, 6, 1, hour - 2, minute, 30);

it.each([
  ['before they begin', at(21, 59), undefined],
  ['when they begin', at(22), Date.UTC(2026, 6, 2, 6)],
  ['after midnight', at(25, 30), Date.UTC(2026, 6, 2, 6)],
  ['in their last minute', at(31, 59), Date.UTC(2026, 6, 2, 6)],
  ['when they are over', at(32), undefined],
])('quiet hours over midnight, %s', (_, now, until) => {
  expect(quietUntil(NIGHT, now)).toBe(until);
});

it('quiet hours within a day, or none', () => {
  const noon = { quietFrom: 12 * 60, quietUntil: 13 * 60, zone: 'UTC' };
  expect(quietUntil(noon, Date.UTC(2026, 0, 1, 12, 15))).toBe(Date.UTC(2026, 0, 1, 13));
  expect(quietUntil(noon, Date.UTC(2026, 0, 1, 13))).toBeUndefined();
  expect(quietUntil({ ...noon, quietFrom: null }, Date.UTC(2026, 0, 1, 12, 15))).toBeUndefined();
  expect(quietUntil({ ...noon, quietUntil: 12 * 60 }, Date.UTC(2026, 0, 1, 12))).toBeUndefined();
});
