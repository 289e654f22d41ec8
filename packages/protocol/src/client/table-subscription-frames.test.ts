import { expect, test } from 'vitest';
import { RecordingListener, onlineClient } from './testing/test-client.ts';
import { TableSubscription, type TableFrame } from './table-subscription.ts';

/** A frame of this version with all changes after `since`. */
function frameOf(version: number, since: number): TableFrame {
  const { server } = onlineClient();
  for (let n = 0; n < version; n++) server.change('t');
  const frame = server.frame('t', since);
  if (frame.t !== 'table') throw new Error('no frame of a table');
  return frame;
}

/** A subscription, what its listener received, and the versions from which it was opened. */
function subscribe(since: number | undefined, isOnline = true) {
  const log = new RecordingListener();
  const opened: (number | undefined)[] = [];
  const subscription = new TableSubscription(log, since, (from) => {
    opened.push(from);
    return isOnline;
  });
  return { subscription, opened, versions: () => log.frames.map(({ version }) => version), log };
}

test('the frame that answers open is passed on though its version is known, but no second one', () => {
  const { subscription, versions } = subscribe(2);
  subscription.open();
  subscription.receive(frameOf(2, 2));
  subscription.receive(frameOf(2, 2));
  expect(versions()).toEqual([2]);
});

test('a frame of a known version is ignored when no open is unanswered', () => {
  const { subscription, opened, versions } = subscribe(2);
  subscription.receive(frameOf(2, 2));
  expect(versions()).toEqual([]);
  expect(opened).toEqual([]);
});

test('of overlapping changes only the new ones are passed on', () => {
  const { subscription, log } = subscribe(2);
  subscription.receive(frameOf(4, 1));
  expect(log.frames).toMatchObject([{ version: 4, since: 2, changes: [{ version: 3 }, { version: 4 }] }]);
  expect(subscription.version).toBe(4);
});

test('a gap opens the table again, and a second gap waits for the answer', () => {
  const { subscription, opened, versions } = subscribe(1);
  subscription.receive(frameOf(4, 3));
  subscription.receive(frameOf(5, 4));
  expect(opened).toEqual([1]);
  expect(versions()).toEqual([]);
  subscription.receive(frameOf(5, 1));
  expect(versions()).toEqual([5]);
});

test('a gap opens the table again when the last open could not be sent', () => {
  const { subscription, opened } = subscribe(1, false);
  subscription.receive(frameOf(4, 3));
  subscription.receive(frameOf(5, 4));
  expect(opened).toEqual([1, 1]);
});

test('an older version starts over only as the answer to open', () => {
  const { subscription, opened, versions } = subscribe(3);
  subscription.receive(frameOf(2, 0));
  expect(opened).toEqual([]);
  subscription.open();
  subscription.receive(frameOf(2, 0));
  expect(opened).toEqual([3, 0]);
  subscription.receive(frameOf(2, 0));
  expect(versions()).toEqual([2]);
});

test('a listener without since begins with the first frame, and starts over without earlier changes', () => {
  const { subscription, opened, log } = subscribe(undefined);
  expect(subscription.version).toBe(0);
  subscription.receive(frameOf(3, 3));
  expect(log.frames).toEqual([]);
  subscription.open();
  subscription.receive(frameOf(3, 3));
  expect(log.frames).toMatchObject([{ version: 3, since: 3, changes: [] }]);
  subscription.open();
  subscription.receive(frameOf(2, 2));
  expect(opened).toEqual([undefined, 3, undefined]);
  expect(subscription.version).toBe(0);
});
