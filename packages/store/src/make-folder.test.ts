import { statSync, writeFileSync } from 'node:fs';
import { scratch } from '@topsail/engine/scratch';
import { describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

const file = scratch();

describe('a folder', () => {
  it('is made with those above it, for its owner only if so wished', () => {
    makeFolder(file('a/b/c'), 0o700);
    expect(['a', 'a/b', 'a/b/c'].map((name) => statSync(file(name)).mode & 0o777)).toEqual(
      Array(3).fill(0o700),
    );
  });

  it('may be there already', () => {
    makeFolder(file('.'));
    expect(statSync(file('.')).isDirectory()).toBe(true);
  });

  it('cannot be made in a file, nor where a file is', () => {
    writeFileSync(file('taken'), '');
    expect(() => makeFolder(file('taken'))).toThrow('EEXIST');
    expect(() => makeFolder(file('taken/a/b'))).toThrow('ENOTDIR');
  });

  it.runIf(process.platform === 'linux')('cannot be made where the system lets nobody make one', () => {
    expect(() => makeFolder('/proc/nowhere/a')).toThrow('ENOENT');
  });
});
