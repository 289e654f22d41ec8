import { createInterface, type Interface } from 'node:readline';

/** Lines typed by a person or piped in by a script; undefined when there are no more. */
export interface Keyboard {
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Reads the standard input. Lines that come before they are asked for wait; Ctrl-C goes to `interrupted`. */
export function openKeyboard(interrupted: () => void): Keyboard {
  const isTerminal = process.stdin.isTTY;
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: isTerminal });
  const next = queueOf(lines);
  lines.on('SIGINT', interrupted);
  return {
    ask(prompt) {
      process.stdout.write(prompt);
      return next();
    },
    close: () => lines.close(),
  };
}

function queueOf(lines: Interface): () => Promise<string | undefined> {
  const typed: string[] = [];
  let isOver = false;
  let waiting: ((line: string | undefined) => void) | undefined;
  const give = (line: string | undefined): void => {
    waiting?.(line);
    waiting = undefined;
  };
  lines.on('line', (line) => (waiting === undefined ? typed.push(line) : give(line)));
  lines.on('close', () => {
    isOver = true;
    give(undefined);
  });
  return () => {
    const line = typed.shift();
    if (line !== undefined || isOver) return Promise.resolve(line);
    return new Promise((resolve) => (waiting = resolve));
  };
}
