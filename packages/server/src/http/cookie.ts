const YEAR = 31_536_000;

interface Transport {
  readonly isSecure: boolean;
}

/** By https with a prefix, which browsers let nobody set for another host, nor without https. */
function cookieName({ isSecure }: Transport): string {
  return isSecure ? '__Host-topsail' : 'topsail';
}

export function sessionIn(cookies: string | undefined, transport: Transport): string | undefined {
  const start = `${cookieName(transport)}=`;
  const found = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(start));
  return /^[\w-]{43}$/.exec(found?.slice(start.length) ?? '')?.[0];
}

/** SameSite=Lax: a link to a table in an e-mail opens with the session. */
export function sessionCookie(token: string, transport: Transport): string {
  return cookieOf(token, YEAR, transport);
}

/** Makes the browser forget the cookie. */
export function endedCookie(transport: Transport): string {
  return cookieOf('', 0, transport);
}

function cookieOf(value: string, seconds: number, transport: Transport): string {
  const name = cookieName(transport);
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(transport.isSecure ? ['Secure'] : [])].join('; ');
}
