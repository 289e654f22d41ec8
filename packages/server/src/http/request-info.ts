import type { IncomingMessage } from 'node:http';
import { clientAddress, isLoopback, lastOf } from './client-address.ts';
import { sessionIn } from './cookie.ts';

/** What the headers of a request say; nothing of it is verified except `address` and `isLocal`. */
export interface RequestInfo {
  readonly method: string;
  /** Undefined when the URL cannot be decoded. */
  readonly path: string | undefined;
  readonly address: string;
  /** Sent from this machine, not forwarded by a proxy. */
  readonly isLocal: boolean;
  readonly isSecure: boolean;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly session: string | undefined;
  readonly bearer: string | undefined;
}

export function requestInfo(request: IncomingMessage, trust: { readonly behindProxy: boolean }): RequestInfo {
  const { headers } = request;
  const address = clientAddress(request, trust);
  const isSecure = trust.behindProxy && lastOf(headers['x-forwarded-proto']) === 'https';
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return {
    method: request.method ?? '',
    path: pathIn(request.url ?? ''),
    address,
    isLocal: isLoopback(address) && (trust.behindProxy || !isForwarded),
    isSecure,
    host: headers.host?.toLowerCase(),
    origin: headers.origin,
    session: sessionIn(headers.cookie, { isSecure }),
    bearer: /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1],
  };
}

function pathIn(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/')) return undefined;
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Whether a page of ours sent the request. Programs send no origin. */
function isFromOurPage({ origin, host }: RequestInfo, origins: readonly string[]): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origins.length > 0 ? origins.includes(origin) : new URL(origin).host === host;
}

/** Prevents CSRF: another site can make a browser send our cookie, but neither our origin nor a bearer token. */
export function isAllowedToWrite(info: RequestInfo, origins: readonly string[]): boolean {
  if (info.origin === undefined) return info.bearer !== undefined;
  return isFromOurPage(info, origins);
}
