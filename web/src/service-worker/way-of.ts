import { isFilePath, isServerPath } from '@tresen/domain/kit/web-paths';

/**
 * How a request is answered. `page`: the app's one page, from the server, else the kept one. `open`: a file without its
 * hash in the name, likewise. `hashed`: a file that never changes, the kept one first. `network`: not by us, as
 * everything that says something of a person or a tenant.
 */
export type Way = 'page' | 'open' | 'hashed' | 'network';

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Files without a hash in their name that the app starts with. */
export const openFiles: readonly string[] = ['/favicon.svg', '/manifest.webmanifest', '/icons/app-192.png'];

/** The way of a request, for a worker of this origin. */
export const wayOf = ({ method, mode, url }: Asked, origin: string): Way => {
  const { origin: to, pathname } = new URL(url);
  // What is kept is said below, so that nothing new is kept by mistake.
  if (method !== 'GET' || to !== origin || isServerPath(pathname)) return 'network';
  if (/^\/assets\/[^/]+$/.test(pathname)) return 'hashed';
  if (openFiles.includes(pathname)) return 'open';
  return mode === 'navigate' && !isFilePath(pathname) ? 'page' : 'network';
};
