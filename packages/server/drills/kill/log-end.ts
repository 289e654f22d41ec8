const HEADER = 32;
const FRAME_HEADER = 24;
/** The log's checksums read words with the last byte first; with this in its header, with the first byte first. */
const FIRST_BYTE_FIRST = 0x377f0683;

export interface LogEnd {
  /** Where the last whole commit in SQLite's write-ahead log ends: what lies behind is of no account. */
  readonly end: number;
  /** How long a frame is. */
  readonly frame: number;
}

/** Reads a log as SQLite does when it recovers from it (sqlite.org/fileformat2.html, 4.1 to 4.4). */
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

/** Over all frames so far, begun with the header's own. */
class Checksum {
  readonly #log: Buffer;
  readonly #isFirstByteFirst: boolean;
  #even: number;
  #odd: number;

  constructor(log: Buffer) {
    this.#log = log;
    this.#isFirstByteFirst = log.readUInt32BE(0) === FIRST_BYTE_FIRST;
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
    return this.#isFirstByteFirst ? this.#log.readUInt32BE(at) : this.#log.readUInt32LE(at);
  }
}
