const YEAR = 31_536_000;

export function sessionIn(cookies: string | undefined): string | undefined {
  return /(?:^|;\s*)topsail=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1];
}

/** SameSite=Lax: a link to a table in an e-mail opens with the session. */
export function sessionCookie(token: string, { isSecure }: { readonly isSecure: boolean }): string {
  const parts = [`topsail=${token}`, 'Path=/', `Max-Age=${YEAR}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}
