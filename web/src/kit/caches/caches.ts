import { shellCachePrefix } from './shell-cache.ts';

/**
 * Empties what the browser has kept of a person's or a tenant's data. The code of the app stays, so that the login page
 * shows without a connection, too.
 */
export const forgetCaches = (): Promise<void> => deleteCaches((name) => !name.startsWith(shellCachePrefix));

/** Empties every cache, and takes the service worker away: the next load of the page brings all of it anew (SHL-83). */
export const forgetAllCaches = async (): Promise<void> => {
  const registrations = await navigator.serviceWorker?.getRegistrations();
  await Promise.all((registrations ?? []).map((registration) => registration.unregister()));
  await deleteCaches(() => true);
};

async function deleteCaches(isMeant: (name: string) => boolean): Promise<void> {
  // Only secure pages have caches.
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter(isMeant).map((name) => caches.delete(name)));
}
