import type { Line } from '../board/geometry.ts';
import { polygon } from '../board/path-text.ts';

const HOLLOW = 0.7;
const SHORT = 0.88;

/** A star with so many rays round the middle, every second one a little shorter. */
export function burstPath(radius: number, rays: number): string {
  const points: Line = Array.from({ length: rays * 2 }, (_, i) => {
    const angle = (i * Math.PI) / rays;
    const reach = i % 2 === 1 ? HOLLOW : i % 4 === 0 ? 1 : SHORT;
    return [Math.sin(angle) * reach * radius, -Math.cos(angle) * reach * radius];
  });
  return polygon(points);
}
