import type { Ship } from './ship.ts';
import type { Table } from './table.ts';
import type { Name } from './told.ts';

/** END-1, SCORE-1 to SCORE-3. */
export function checkEnd(table: Table): void {
  const event = table.script.take('end');
  const scored = table.ships.map((ship) => ({ ship, score: scoreOf(table, ship) }));
  table.script.same(
    event.scores,
    scored.map(({ score }) => score),
    'scores',
  );
  scored.sort((a, b) => b.score - a.score || table.course.compare(b.ship, a.ship));
  const groups: Name[][] = [];
  scored.forEach(({ ship, score }, i) => {
    const before = scored[i - 1];
    const isEqual = before?.score === score && table.course.compare(before.ship, ship) === 0;
    if (isEqual) groups.at(-1)!.push(ship.name);
    else groups.push([ship.name]);
  });
  table.script.same(event.ranking, groups, 'the ranking');
  table.check(event);
}

function scoreOf(table: Table, ship: Ship): number {
  const treasures = [...ship.up, ...ship.down].reduce((sum, card) => sum + (Number(card) || 0), 0);
  return finishNumber(table, ship) + ship.total('gold') + treasures + ship.tokens;
}

/** SCORE-2. */
function finishNumber({ course }: Table, ship: Ship): number {
  if (ship.lap === 1) return course.finish(course.start)!;
  if (ship.lap < 0 || ship.at === course.start) return -5;
  return course.finish(ship.at) ?? -5;
}
