import type { Clock } from '@topsail/protocol';
import { words } from '../words/index.ts';

const MINUTE = 60;
const DAY_HOURS = 24;

export function clockName(clock: Clock): string {
  const said = words.online.clock;
  if (clock.kind === 'none') return said.none;
  if (clock.kind === 'live')
    return said.live({
      minutes: Math.round(clock.bankSeconds / MINUTE),
      seconds: clock.incrementSeconds,
    });
  const days = clock.hours / DAY_HOURS;
  return Number.isInteger(days) ? said.days({ n: days }) : said.hours({ n: clock.hours });
}

/** Minutes and seconds, or days and hours. */
export function timeLeft(milliseconds: number): string {
  const said = words.online.timeLeft;
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / MINUTE);
  const hours = Math.floor(minutes / MINUTE);
  if (hours >= DAY_HOURS) return said.days({ days: Math.floor(hours / DAY_HOURS), hours: hours % DAY_HOURS });
  if (hours > 0) return said.hours({ hours, minutes: minutes % MINUTE });
  return `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** How long ago, in the largest unit that is whole. */
export function ageInWords(milliseconds: number): string {
  const said = words.online.lobby.age;
  const minutes = Math.floor(milliseconds / 60_000);
  const hours = Math.floor(minutes / MINUTE);
  if (minutes < 1) return said.now;
  if (hours < 1) return said.minutes({ n: minutes });
  return hours < 2 * DAY_HOURS ? said.hours({ n: hours }) : said.days({ n: Math.floor(hours / DAY_HOURS) });
}

/** How much later spectators see the table. */
export function delayName(seconds: number): string {
  const said = words.online.delay;
  return seconds === 0 ? said.none : inSecondsOrMinutes(said, seconds);
}

export function delayed(seconds: number): string {
  return inSecondsOrMinutes(words.online.table.delayed, seconds);
}

type Said = (about: { readonly n: number }) => string;

function inSecondsOrMinutes(
  said: { readonly seconds: Said; readonly minutes: Said },
  seconds: number,
): string {
  return seconds < MINUTE ? said.seconds({ n: seconds }) : said.minutes({ n: seconds / MINUTE });
}
