const HEADER = 32;
const FRAME_HEADER = 24;
/** The magic number of a log whose checksums are big-endian; otherwise they are little-endian. */
const BIG_ENDIAN = 0x377f0683;

export interface LogEnd {
  /** Where the last complete commit in SQLite's write-ahead log ends; SQLite ignores everything after it. */
  readonly end: number;
  /** The length of a frame in bytes. */
  readonly frame: number;
}

/** Reads a log as SQLite does during recovery (sqlite.org/fileformat2.html, 4.1 to 4.4). */
export function endOfLog(log: Buffer): LogEnd {
  const frame = FRAME_HEADER + log.readUInt32BE(8);
  const sum = new Checksum(log);
  let end = HEADER;
  for (let at = HEADER; at + frame <= log.length; at += frame) {
    if (!log.subarray(at + 8, at + 16).equals(log.subarray(16, 24))) break;
    sum.add(at, at + 8);
    sum.add(at + FRAME_HEADER, at + frame);
    if (!sum.isAt(at + 16)) break;
    const isCommit = log.readUInt32BE(at + 4) !== 0;
    if (isCommit) end = at + frame;
  }
  return { end, frame };
}

/** The running checksum over all frames, starting with the header's. */
class Checksum {
  readonly #log: Buffer;
  readonly #isBigEndian: boolean;
  #even: number;
  #odd: number;

  constructor(log: Buffer) {
    this.#log = log;
    this.#isBigEndian = log.readUInt32BE(0) === BIG_ENDIAN;
    this.#even = log.readUInt32BE(24);
    this.#odd = log.readUInt32BE(28);
  }

  add(from: number, to: number): void {
    for (let at = from; at < to; at += 8) {
      this.#even = (this.#even + this.#word(at) + this.#odd) >>> 0;
      this.#odd = (this.#odd + this.#word(at + 4) + this.#even) >>> 0;
    }
  }

  isAt(at: number): boolean {
    return this.#log.readUInt32BE(at) === this.#even && this.#log.readUInt32BE(at + 4) === this.#odd;
  }

  #word(at: number): number {
    return this.#isBigEndian ? this.#log.readUInt32BE(at) : this.#log.readUInt32LE(at);
  }
}
