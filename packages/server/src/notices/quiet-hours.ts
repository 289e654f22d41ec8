import type { NoticeSettings } from '@topsail/store';

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

/** When this person may be disturbed again; undefined when they may be now. */
export function quietUntil(
  { quietFrom, quietUntil: until, zone }: Pick<NoticeSettings, 'quietFrom' | 'quietUntil' | 'zone'>,
  now: number,
): number | undefined {
  if (quietFrom === null || until === null || quietFrom === until) return undefined;
  const minute = minuteOfDay(now, zone);
  const since = (minute - quietFrom + DAY_MINUTES) % DAY_MINUTES;
  const lasts = (until - quietFrom + DAY_MINUTES) % DAY_MINUTES;
  if (since >= lasts) return undefined;
  return now - (now % MINUTE) + (lasts - since) * MINUTE;
}

function minuteOfDay(now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric' },
  }).formatToParts(now);
  const part = (type: string): number => Number(parts.find((found) => found.type === type)?.value);
  return part('hour') * 60 + part('minute');
}
