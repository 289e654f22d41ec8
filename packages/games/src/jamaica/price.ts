import type { Course } from './course.ts';
import { FOOD, GOLD, type Good } from './types.ts';

/** PAY-1: ports take gold, the sea takes food. */
export function priceGood(course: Course, space: number): Good {
  return course.kind[space] === 'port' ? GOLD : FOOD;
}
