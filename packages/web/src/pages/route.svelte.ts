/** Which page of the site one is on, as its path says. */
export class Route {
  path: string = $state(location.pathname);

  go(path: string): void {
    if (path !== this.path) history.pushState(null, '', path);
    this.follow();
    scrollTo(0, 0);
  }

  /** Goes on from a page that was only a way: Back does not lead to it again. */
  pass(path: string): void {
    history.replaceState(null, '', path);
    this.follow();
  }

  follow(): void {
    this.path = location.pathname;
  }
}

const PAGES = {
  start: /^\/$/,
  replay: /^\/replay(\/|$)/,
  dice: /^\/dice(\/[\w-]+)?$/,
  learn: /^\/learn(\/[\w-]+)?$/,
  rules: /^\/rules$/,
  online: /^\/(lobby|friends|recover|t\/[\w-]+)$/,
} as const;

export type PageName = keyof typeof PAGES;

/** The page that a path leads to; undefined when there is none. */
export function pageAt(path: string): PageName | undefined {
  return (Object.keys(PAGES) as PageName[]).find((page) => PAGES[page].test(path));
}
