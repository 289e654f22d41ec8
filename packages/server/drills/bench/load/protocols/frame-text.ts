/** The first seat the table waits for. */
export function waitingIn(frame: Buffer): number {
  return parseInt(between(frame, '"waiting":[', ']'), 10);
}

/** The legal moves of the viewer's seat. */
export function movesIn(frame: Buffer): readonly string[] {
  return JSON.parse(`[${between(frame, '"moves":[', '],"undo":"')}]`) as string[];
}

export function isOver(frame: Buffer): boolean {
  return frame.includes('"public":{"stage":"over"');
}

/** The public part as it was sent. */
export function publicIn(frame: Buffer): string {
  return between(frame, '"public":', ',"own":{"seat":');
}

/** Frames are not parsed as JSON: that would cost the load process more than the server spends on them. */
function between(frame: Buffer, from: string, to: string): string {
  const start = frame.indexOf(from) + from.length;
  const end = frame.indexOf(to, start);
  if (start < from.length || end < 0) throw new Error(`no ${from} in ${frame.toString()}`);
  return frame.toString('utf8', start, end);
}
