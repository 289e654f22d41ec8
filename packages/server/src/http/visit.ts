import type { IncomingMessage } from 'node:http';
import { addressOf, isLoopback, lastOf } from './address.ts';
import { sessionIn } from './cookie.ts';

/** What a request says about itself, before anybody believes it. */
export interface Visit {
  readonly method: string;
  /** Undefined when the address makes no sense. */
  readonly path: string | undefined;
  readonly address: string;
  /** Comes from this very machine, and through nobody. */
  readonly isLocal: boolean;
  readonly isSecure: boolean;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly session: string | undefined;
  readonly bearer: string | undefined;
}

export function visitOf(request: IncomingMessage, trust: { readonly behindProxy: boolean }): Visit {
  const { headers } = request;
  const address = addressOf(request, trust);
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return {
    method: request.method ?? '',
    path: pathIn(request.url ?? ''),
    address,
    isLocal: isLoopback(address) && (trust.behindProxy || !isPassedOn),
    isSecure: trust.behindProxy && lastOf(headers['x-forwarded-proto']) === 'https',
    host: headers.host?.toLowerCase(),
    origin: headers.origin,
    session: sessionIn(headers.cookie),
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

/** Whether the page that asks is ours. A program without a page says nothing, and must bring a token instead. */
function isFromOurPage({ origin, host }: Visit, origins: readonly string[]): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origins.length > 0 ? origins.includes(origin) : new URL(origin).host === host;
}

/** Another site can make a browser send our cookie, but neither our origin nor a token in a header. */
export function mayChange(visit: Visit, origins: readonly string[]): boolean {
  if (visit.origin === undefined) return visit.bearer !== undefined;
  return isFromOurPage(visit, origins);
}
