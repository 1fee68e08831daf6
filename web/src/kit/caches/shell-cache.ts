/** Caches with this name hold the code of the app, nothing of a person or a tenant. The service worker names its own so. */
export const shellCachePrefix = 'tresen-shell-';
