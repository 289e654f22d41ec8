import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** Where a request comes from. Behind a proxy that is what the proxy, and nobody before it, has added. */
export function addressOf(
  request: IncomingMessage,
  { behindProxy }: { readonly behindProxy: boolean },
): string {
  const peer = plain(request.socket.remoteAddress ?? '');
  const told = behindProxy ? lastOf(request.headers['x-forwarded-for']) : undefined;
  return told !== undefined && isIP(plain(told)) !== 0 ? plain(told) : peer;
}

export function lastOf(list: string | readonly string[] | undefined): string | undefined {
  return list?.toString().split(',').at(-1)?.trim();
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** Whom an address stands for: whoever has one IPv6 address has a whole /64 of them. */
export function neighbourhoodOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = groups(head);
  const right = groups(tail ?? '');
  const zeros = new Array<string>(tail === undefined ? 0 : 8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

function groups(text: string): readonly string[] {
  return text === '' ? [] : text.split(':');
}

function plain(address: string): string {
  return address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
}
