import type { PushRequest } from '@topsail/protocol';

/** Subscribes this browser to the notices of a server with this key; undefined where that is not possible. */
export async function subscribe(key: string): Promise<PushRequest | undefined> {
  try {
    const manager = await pushManager();
    const subscription = manager && (await anew(manager, key));
    return subscription === undefined ? undefined : (subscription.toJSON() as PushRequest);
  } catch {
    // No push service within reach, or none at all.
    return undefined;
  }
}

export async function unsubscribe(): Promise<void> {
  const manager = await pushManager();
  await (await manager?.getSubscription())?.unsubscribe();
}

/** A subscription with the key of another server is given up. */
async function anew(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch (problem) {
    const old = await manager.getSubscription();
    if (old === null) throw problem;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

async function pushManager(): Promise<PushManager | undefined> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const registration = (await serviceWorker?.getRegistration()) as
    (Omit<ServiceWorkerRegistration, 'pushManager'> & { readonly pushManager?: PushManager }) | undefined;
  return registration?.pushManager;
}
