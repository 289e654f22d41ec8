import { lookup as resolve } from 'node:dns';
import { request as requestByHttp, type OutgoingHttpHeaders } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isAllowedAddress } from './public-address.ts';

const TIMEOUT_MILLISECONDS = 10_000;

export interface Reach {
  /** For tests: this machine, also without a certificate. */
  readonly allowLoopback: boolean;
}

/** A URL that a person gave us, if a request may be sent there: https, without a password. */
export function targetUrl(text: string, reach: Reach): URL | undefined {
  const url = URL.parse(text);
  if (url === null || `${url.username}${url.password}` !== '') return undefined;
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isAllowedAddress(host, reach)) return undefined;
  return url.protocol === 'https:' || (reach.allowLoopback && url.protocol === 'http:') ? url : undefined;
}

/**
 * Sends a request and returns the status of its answer; the rest of the answer is not read. The address is checked when the
 * connection is made, so that a name cannot lead elsewhere later. Follows no redirect.
 */
export function post(
  url: URL,
  { headers, body }: { readonly headers: OutgoingHttpHeaders; readonly body: Buffer | string },
  reach: Reach,
): Promise<number> {
  const send = url.protocol === 'http:' ? requestByHttp : requestByHttps;
  return new Promise((done, fail) => {
    const request = send(url, {
      ...{ method: 'POST', headers, agent: false, lookup: checkedLookup(reach) },
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    request.on('error', fail);
    request.on('response', (response) => {
      done(response.statusCode ?? 0);
      response.on('error', () => undefined).destroy();
    });
    request.end(body);
  });
}

/** Without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replaceAll(/^\[|\]$/g, '');
}

function checkedLookup(reach: Reach): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        callback(error, []);
        return;
      }
      const refused = addresses.find(({ address }) => !isAllowedAddress(address, reach));
      if (refused !== undefined) callback(new Error(`${host} leads to ${refused.address}`), []);
      else if (options.all === true) callback(null, addresses);
      else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };
}
