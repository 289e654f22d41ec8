// The floor of the disk: how many rows of this size can be stored per second, with so many rows in a commit.
import { openRows } from './rows.mjs';

const [file, rowBytes, rowsPerCommit, seconds] = process.argv.slice(2);
const rows = openRows(file);
const body = '.'.repeat(rowBytes);
const numbers = Array.from({ length: Number(rowsPerCommit) }, (_, no) => no);
const start = performance.now();
let version = 0;
while (performance.now() - start < seconds * 1000) {
  version += 1;
  rows.commit(numbers.map((no) => [no, version, body]));
}
const taken = (performance.now() - start) / 1000;
const stored = rows.count();
rows.close();
if (stored !== version * numbers.length) throw new Error(`${stored} rows, not ${version * numbers.length}`);
console.log(JSON.stringify({ perSecond: stored / taken }));
