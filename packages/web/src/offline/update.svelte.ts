/** Keeps the pages in the browser, and knows when a newer version waits to take over. */
class Update {
  #waiting: ServiceWorker | undefined = $state.raw();

  /** Whether a newer version is there, and waits until nobody is in the middle of something. */
  get isReady(): boolean {
    return this.#waiting !== undefined;
  }

  /** Begins once the page has nothing better to do; without a service worker there is only no second visit offline. */
  begin(): void {
    if (!('serviceWorker' in navigator)) return;
    const begin = (): void => void this.#register().catch(() => undefined);
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 10_000 });
    else setTimeout(begin, 2_000);
  }

  /** The newer version takes over, and the page is loaded again with it. */
  apply(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage('take over');
  }

  async #register(): Promise<void> {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const look = (): void => {
      // The very first one waits for nobody.
      if (navigator.serviceWorker.controller !== null) this.#waiting = registration.waiting ?? undefined;
    };
    look();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    );
  }
}

export const update = new Update();
