import { describe, expect, it } from 'vitest';
import { tableVersion, visibleVersion } from '../../src/table/viewers/visible-version.ts';

/** Seat 1 changed its answer at the versions 3 and 4, seat 2 at version 6. */
const table = {
  secretChanges: [
    { seat: 1, version: 3 },
    { seat: 1, version: 4 },
    { seat: 2, version: 6 },
  ],
};
const VERSIONS = [1, 2, 3, 4, 5, 6, 7];

describe('a viewer counts the versions they may know of', () => {
  it.each([
    [0, [1, 2, 2, 2, 3, 3, 4]],
    [1, [1, 2, 3, 4, 5, 5, 6]],
    [2, [1, 2, 2, 2, 3, 4, 5]],
  ])('seat %i', (viewer, visible) => {
    expect(VERSIONS.map((version) => visibleVersion(table, viewer, version))).toEqual(visible);
  });

  it.each([0, 1, 2])('and seat %i finds the newest version behind each number', (viewer) => {
    for (let visible = 0; visible < visibleVersion(table, viewer, 7); visible++) {
      const version = tableVersion(table, viewer, visible);
      expect(visibleVersion(table, viewer, version)).toBe(visible);
      expect(visibleVersion(table, viewer, version + 1)).toBe(visible + 1);
    }
  });

  it('where nothing was changed in secret, both numbers are the same', () => {
    expect([0, 1, 5].map((visible) => tableVersion({ secretChanges: [] }, 0, visible))).toEqual([0, 1, 5]);
  });
});
