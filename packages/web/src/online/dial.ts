import type { ClientPorts } from '@topsail/protocol';

/** So many random bytes as hexadecimal digits: for the dice, and for commands that nobody else has given. */
function freshHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Adds this browser's luck to the dice of a table. */
export function freshNonce(): string {
  return freshHex(16);
}

/** The browser's socket, clock and luck. */
export const browserPorts: ClientPorts = {
  connect(listener) {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    socket.onopen = () => listener.onOpen();
    socket.onmessage = ({ data }: MessageEvent<string>) => listener.onMessage(data);
    socket.onclose = () => listener.onClose();
    return { send: (text) => socket.send(text), close: () => socket.close() };
  },
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  random: () => Math.random(),
  newId: () => freshHex(12),
};
