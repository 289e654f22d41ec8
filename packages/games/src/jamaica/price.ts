import type { Course } from './course.ts';

/** PAY-1: what a space takes. */
export function priceGood(course: Course, space: number): number {
  return course.priceGood[space];
}
