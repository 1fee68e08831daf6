/** Puts the service worker in place, which keeps the code of the app for a start without a connection. */
export const registerWorker = (): void => {
  // The development server has no such file, and a page without HTTPS no service workers.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn('service worker', error));
};
