import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const CHUNK = 4096;

/** A file system of a few megabytes that can be filled up and emptied again. */
export class SmallDisk {
  readonly folder: string;
  readonly #ballast: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#ballast = join(folder, 'ballast');
  }

  /** Undefined when it cannot be mounted: that needs Linux and root. */
  static mount(folder: string, megabytes: number): SmallDisk | undefined {
    mkdirSync(folder);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'topsail-drill', folder], {
        stdio: 'ignore',
      });
    } catch {
      return undefined;
    }
    const disk = new SmallDisk(folder);
    process.prependListener('exit', () => disk.#unmount());
    return disk;
  }

  /** Leaves no space for another page. */
  fill(): void {
    const file = openSync(this.#ballast, 'a');
    const chunk = Buffer.alloc(CHUNK);
    try {
      for (;;) writeSync(file, chunk);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    } finally {
      closeSync(file);
    }
  }

  /** Frees the space. */
  empty(): void {
    rmSync(this.#ballast, { force: true });
  }

  /** Lazily, because the server may still have files open. */
  #unmount(): void {
    execFileSync('umount', ['--lazy', this.folder], { stdio: 'ignore' });
  }
}
