/** Which page of the site one is on, as its path says. */
export class Route {
  path: string = $state(location.pathname);

  go(path: string): void {
    if (path !== this.path) history.pushState(null, '', path);
    this.follow();
    scrollTo(0, 0);
  }

  follow(): void {
    this.path = location.pathname;
  }
}
