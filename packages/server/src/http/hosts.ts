import { isIP } from 'node:net';
import { isLoopback } from './client-address.ts';
import { text, type Reply } from './reply.ts';

interface HostRules {
  /** The address it listens on. */
  readonly host: string;
  readonly publicHosts: readonly string[];
  readonly origins: readonly string[];
  readonly behindProxy: boolean;
}

/** Names under these can be registered by nobody. */
const LOCAL_ENDINGS = ['.local', '.localhost', '.internal', '.home.arpa'];

const WRONG_HOST =
  'This server does not answer to this host name. Its host can add the name: --public-host NAME, and behind a proxy\n' +
  '--behind-proxy too. See docs/hosting.md.\n';

/**
 * Refuses a host name that is not ours. A page of another site can let its own name point to our address (DNS
 * rebinding): the browser would then let it read our answers.
 */
export function checkHost(host: string | undefined, rules: HostRules): Reply | undefined {
  return isAllowed(host, rules) ? undefined : { ...text(WRONG_HOST), status: 421 };
}

function isAllowed(host: string | undefined, { host: listening, ...rules }: HostRules): boolean {
  // Every browser sends it.
  if (host === undefined) return true;
  const name = nameIn(host);
  if (name === undefined) return false;
  if (isLoopbackName(name) || rules.publicHosts.includes(name)) return true;
  if (rules.origins.some((origin) => new URL(origin).hostname === name)) return true;
  if (rules.publicHosts.length > 0) return isIP(name) !== 0 && !isLoopbackName(listening);
  return rules.behindProxy || (!isLoopbackName(listening) && isOnThisNetwork(name));
}

/** Whether a request was sent to this machine by a name of its own. */
export function isLoopbackHost(host: string | undefined): boolean {
  return isLoopbackName(nameIn(host ?? '') ?? '');
}

/** The host without its port and brackets. */
function nameIn(host: string): string | undefined {
  const found = /^(?:\[([\da-f:.]+)\]|([^:[\]/\s]+))(?::\d{1,5})?$/.exec(host);
  return (found?.[1] ?? found?.[2])?.replace(/\.$/, '');
}

function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || (isIP(name) !== 0 && isLoopback(name));
}

/** Nobody outside can make such a name point here: an address, a name without a dot, a name of a home network. */
function isOnThisNetwork(name: string): boolean {
  return isIP(name) !== 0 || !name.includes('.') || LOCAL_ENDINGS.some((ending) => name.endsWith(ending));
}
