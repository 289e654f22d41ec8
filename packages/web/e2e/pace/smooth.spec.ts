import { expect, test, type Page } from '@playwright/test';
import { KEPT, openKept } from '../kept.ts';

/**
 * At a quarter of its speed, 12.5 ms of a page become 50. What counts is the time of the page's own thread, which nobody
 * else on the machine can lengthen by taking turns; but a busy machine is slower, so the page does a fixed piece of work
 * all the while, and all is measured by what that takes when it is quickest. Every voyage but one must keep to it: what
 * the browser tidies up may fall into any.
 */
const LONGEST_TASK = 50;
const SLOW_DOWN = 4;
const VOYAGES = 5;

/** Games with more voyages to come than that. */
const BEGUN = {
  Jamaica: { record: 'jamaica-2-four', moves: 60 },
  Yassa: KEPT.Yassa,
  Cartagena: KEPT.Cartagena,
} as const;

// Playwright's own trace would take pictures of the page in the page's time.
test.use({ trace: 'off' });

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds, as all times of a trace; those of the thread leave out when others had their turn. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Task extends Span {
  readonly milliseconds: number;
}

/** Has the page note in the trace when pieces set out, and when all of them have come. */
async function markVoyages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animate = Reflect.get(Element.prototype, 'animate');
    let under = 0;
    const come = (): void => {
      if (--under === 0) performance.mark('have come');
    };
    Element.prototype.animate = function (...motion) {
      const animation = animate.apply(this, motion);
      if (!this.matches('.vessel, .figure')) return animation;
      if (under++ === 0) performance.mark('set out');
      void animation.finished.then(come, come);
      return animation;
    };
  });
}

/** Gives an answer if one is asked for, and does the fixed piece of work. Says how many voyages are over. */
function workOn(): number {
  const answer = '.yours .offered:not([aria-busy=true]) [data-move]';
  setTimeout(() => document.querySelector<HTMLElement>(answer)?.click());
  performance.mark('work');
  const sheet = document.createElement('div');
  sheet.innerHTML = '<p><b>a</b> <i>word</i></p>'.repeat(300);
  document.body.append(sheet);
  sheet.getBoundingClientRect();
  sheet.remove();
  return performance.getEntriesByName('have come').length;
}

function eventsIn(trace: Buffer): readonly TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  return traceEvents.toSorted((a, b) => a.ts - b.ts);
}

function voyagesIn(events: readonly TraceEvent[]): readonly Span[] {
  const starts = events.filter(({ name }) => name === 'set out');
  const ends = events.filter(({ name }) => name === 'have come');
  return ends.map(({ ts: to }, n) => ({ from: starts[n]?.ts ?? to, to }));
}

/** What the thread did that the page runs on. */
function tasksIn(events: readonly TraceEvent[]): readonly Task[] {
  const page = events.find(({ name }) => name === 'work');
  return events
    .filter(({ name, pid, tid }) => name.endsWith('::RunTask') && pid === page?.pid && tid === page.tid)
    .map(({ ts, dur = 0, tdur = 0 }) => ({ from: ts, to: ts + dur, milliseconds: tdur / 1000 }));
}

/** The longest task of every voyage but one, as long as it would be if the machine were at rest. */
function longestIn(events: readonly TraceEvent[]): number {
  const marks = events.filter(({ name }) => name === 'work');
  const isWork = ({ from, to }: Span): boolean => marks.some(({ ts }) => from <= ts && ts <= to);
  const tasks = tasksIn(events);
  const works = tasks.filter(isWork);
  expect(works.length).toBeGreaterThan(VOYAGES);
  const atRest = Math.min(...works.map(({ milliseconds }) => milliseconds));
  const longest = voyagesIn(events).map((voyage) => {
    const during = tasks.filter((task) => task.to > voyage.from && task.from < voyage.to && !isWork(task));
    return Math.max(...during.map(({ milliseconds }) => milliseconds)) * (atRest / workAt(voyage, works));
  });
  return longest.toSorted((a, b) => b - a)[1] ?? 0;
}

/** How long the works take that lie next to a voyage: the middle one of five. */
function workAt({ from, to }: Span, works: readonly Task[]): number {
  const middle = (from + to) / 2;
  const next = works
    .toSorted((a, b) => Math.abs(a.from - middle) - Math.abs(b.from - middle))
    .slice(0, 5)
    .map(({ milliseconds }) => milliseconds)
    .toSorted((a, b) => a - b);
  return next[next.length >> 1] ?? 0;
}

for (const game of ['Jamaica', 'Yassa', 'Cartagena'] as const)
  test(`at a table of ${game} no task takes ${LONGEST_TASK} ms while a piece is under way, at a ${SLOW_DOWN}× slow-down`, async ({
    page,
    browser,
  }) => {
    await markVoyages(page);
    await openKept(page, BEGUN[game], 'normal');
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
    while ((await page.evaluate(workOn)) < VOYAGES) await page.waitForTimeout(100);
    const events = eventsIn(await browser.stopTracing());
    expect(longestIn(events)).toBeLessThan(LONGEST_TASK / SLOW_DOWN);
  });
