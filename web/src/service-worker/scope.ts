// The types of a service worker exclude those of a page; these few are all that ours needs.

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** What the browser does by itself for the requests of a condition; what is not in the cache comes from the network. */
interface Route {
  readonly condition: { readonly or: readonly { readonly urlPattern: string }[] };
  readonly source: { readonly cacheName: string };
}

export interface InstallEvent extends LastingEvent {
  /** Where the browser has it (Chromium does): answers that need no start of the worker. */
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  /** The page, already asked for while the worker was starting; undefined where that is off. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(name: 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
}

export const scope = self as unknown as WorkerScope;
