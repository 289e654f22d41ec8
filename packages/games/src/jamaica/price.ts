import type { Course } from './course.ts';
import { total, type Holds } from './holds.ts';
import { FOOD, GOLD, type Good } from './types.ts';

/** PAY-1: ports take gold, the sea takes food. */
export function priceGood(course: Course, space: number): Good {
  return course.kind[space] === 'port' ? GOLD : FOOD;
}

/** PAY-3: whether the full price of a space is aboard; lairs and the start are free. */
export function canPay(course: Course, space: number, holds: Holds): boolean {
  const price = course.price[space];
  return price === 0 || total(holds, priceGood(course, space)) >= price;
}
