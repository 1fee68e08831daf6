/** Empties what a service worker has kept of a person's or a tenant's data. Only secure pages have caches. */
export const forgetCaches = async (): Promise<void> => {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};
