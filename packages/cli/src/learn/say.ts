/** A line on the way, where no bar is drawn: on the error output, so that what is written elsewhere stays clean. */
export function say(line: string): void {
  if (!process.stderr.isTTY) console.error(line);
}
