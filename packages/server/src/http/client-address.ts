import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** The client's address. Behind a proxy it is the last entry of X-Forwarded-For: the one the proxy itself added. */
export function clientAddress(
  request: IncomingMessage,
  { behindProxy }: { readonly behindProxy: boolean },
): string {
  const peer = withoutIpv4Prefix(request.socket.remoteAddress ?? '');
  const forwarded = behindProxy ? lastOf(request.headers['x-forwarded-for']) : undefined;
  return forwarded !== undefined && isIP(withoutIpv4Prefix(forwarded)) !== 0
    ? withoutIpv4Prefix(forwarded)
    : peer;
}

export function lastOf(list: string | readonly string[] | undefined): string | undefined {
  return list?.toString().split(',').at(-1)?.trim();
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** The key under which an address is rate limited: an IPv6 client usually has a whole /64. */
export function limitKeyOf(address: string): string {
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

function withoutIpv4Prefix(address: string): string {
  return address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
}
