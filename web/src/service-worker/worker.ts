import { keptFirst, serverFirst } from './answers.ts';
import { openPush, showPush } from './pushes.ts';
import { type FetchEvent, type InstallEvent, scope } from './scope.ts';
import { wayOf } from './way-of.ts';

// Keeps the code of the app, and nothing else: no answer of the API, no token, no picture, no file of anybody. Shows
// alerts that the server sends while no page is open.

interface Shell {
  /** How the names of our caches begin. */
  readonly prefix: string;
  /** Changes with the files. */
  readonly name: string;
  /** What the app needs to start, beside its page. */
  readonly files: readonly string[];
}

/** Written in by the build. */
declare const __SHELL__: Shell;

const page = '/index.html';
const { prefix, name, files } = __SHELL__;
const cacheName = `${prefix}${name}`;
const openCache = () => caches.open(cacheName);

const install = async (): Promise<void> => {
  const cache = await openCache();
  // The page has loaded most of them already: they come from the browser's own cache.
  await cache.addAll([page, ...files]);
  await scope.skipWaiting();
};

const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** A start of the app takes a hundred files: each by this program would cost more than its way from the server. */
const readByItself = async (event: InstallEvent): Promise<void> => {
  const or = files.filter(isHashed).map((urlPattern) => ({ urlPattern }));
  await event.addRoutes?.([{ condition: { or }, source: { cacheName } }]);
};

const activate = async (): Promise<void> => {
  const names = await caches.keys();
  const old = names.filter((one) => one.startsWith(prefix) && one !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
};

const keptAs = async (path: string): Promise<Response | undefined> =>
  (await openCache()).match(path, { ignoreVary: true });

const askPage = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

scope.addEventListener('install', (event) => event.waitUntil(Promise.all([install(), readByItself(event)])));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('push', (event) => event.waitUntil(showPush(event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event)));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  switch (wayOf(request, scope.location.origin)) {
    case 'page':
      return event.respondWith(serverFirst(askPage(event), () => keptAs(page)));
    case 'open':
      return event.respondWith(serverFirst(fetch(request), () => keptAs(pathname)));
    case 'hashed':
      return event.respondWith(openCache().then((cache) => keptFirst(cache, request)));
    default:
      return undefined;
  }
});
