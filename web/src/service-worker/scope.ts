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

export interface PushEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

interface WindowClient {
  focus(): Promise<WindowClient>;
  navigate(address: string): Promise<WindowClient | null>;
}

interface Clients {
  claim(): Promise<void>;
  matchAll(of: { readonly type: 'window' }): Promise<readonly WindowClient[]>;
  openWindow(address: string): Promise<WindowClient | null>;
}

interface Registration {
  readonly navigationPreload?: { enable(): Promise<void> };
  showNotification(
    title: string,
    options: {
      readonly tag: string;
      readonly renotify: boolean;
      readonly data: string;
      readonly icon: string;
    },
  ): Promise<void>;
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: Clients;
  readonly registration: Registration;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(name: 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
}

export const scope = self as unknown as WorkerScope;
