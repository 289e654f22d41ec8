import { expect, test } from 'vitest';
import { Log, online } from './testing/sea.ts';
import { Watched, type TableFrame } from './watched.ts';

/** A frame of this version that tells everything after `since`. */
function frameOf(version: number, since: number): TableFrame {
  const { server } = online();
  for (let n = 0; n < version; n++) server.happen('t');
  const frame = server.frame('t', since);
  if (frame.t !== 'table') throw new Error('no frame of a table');
  return frame;
}

/** A table that is looked at, all that is told of it, and from where it was opened. */
function watch(since: number | undefined, isOnline = true) {
  const log = new Log();
  const opened: (number | undefined)[] = [];
  const watched = new Watched(log, since, (from) => {
    opened.push(from);
    return isOnline;
  });
  return { watched, opened, versions: () => log.frames.map(({ version }) => version), log };
}

test('the frame that answers an opening is told though its version is known, and no second one', () => {
  const { watched, versions } = watch(2);
  watched.open();
  watched.hear(frameOf(2, 2));
  watched.hear(frameOf(2, 2));
  expect(versions()).toEqual([2]);
});

test('a frame of a known version is not told where none is asked for', () => {
  const { watched, opened, versions } = watch(2);
  watched.hear(frameOf(2, 2));
  expect(versions()).toEqual([]);
  expect(opened).toEqual([]);
});

test('of what overlaps only the new is told', () => {
  const { watched, log } = watch(2);
  watched.hear(frameOf(4, 1));
  expect(log.frames).toMatchObject([{ version: 4, since: 2, missed: [{ version: 3 }, { version: 4 }] }]);
  expect(watched.version).toBe(4);
});

test('a gap opens the table again, and a second gap waits for the answer', () => {
  const { watched, opened, versions } = watch(1);
  watched.hear(frameOf(4, 3));
  watched.hear(frameOf(5, 4));
  expect(opened).toEqual([1]);
  expect(versions()).toEqual([]);
  watched.hear(frameOf(5, 1));
  expect(versions()).toEqual([5]);
});

test('a gap opens the table once more where the opening was not sent', () => {
  const { watched, opened } = watch(1, false);
  watched.hear(frameOf(4, 3));
  watched.hear(frameOf(5, 4));
  expect(opened).toEqual([1, 1]);
});

test('an older version is told anew only as the answer to an opening', () => {
  const { watched, opened, versions } = watch(3);
  watched.hear(frameOf(2, 0));
  expect(opened).toEqual([]);
  watched.open();
  watched.hear(frameOf(2, 0));
  expect(opened).toEqual([3, 0]);
  watched.hear(frameOf(2, 0));
  expect(versions()).toEqual([2]);
});

test('a watcher who asked for no past begins with whatever comes first, and starts over without a past', () => {
  const { watched, opened, log } = watch(undefined);
  expect(watched.version).toBe(0);
  watched.hear(frameOf(3, 3));
  expect(log.frames).toEqual([]);
  watched.open();
  watched.hear(frameOf(3, 3));
  expect(log.frames).toMatchObject([{ version: 3, since: 3, missed: [] }]);
  watched.open();
  watched.hear(frameOf(2, 2));
  expect(opened).toEqual([undefined, 3, undefined]);
  expect(watched.version).toBe(0);
});
