/** To keep all pages takes the line and the machine for a while: what is looked at now comes first. */
const A_WHILE_MILLISECONDS = 3_000;

/** Keeps the pages in the browser, and knows when a newer version waits to take over. */
class Update {
  #waiting: ServiceWorker | undefined = $state.raw();

  /** Whether a newer version is there, and waits until nobody is in the middle of something. */
  get isReady(): boolean {
    return this.#waiting !== undefined;
  }

  /** Begins when the page has long been seen; without a service worker there is only no second visit offline. */
  begin(): void {
    if (!('serviceWorker' in navigator)) return;
    setTimeout(() => void this.#register().catch(() => undefined), A_WHILE_MILLISECONDS);
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
