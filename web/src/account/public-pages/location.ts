import { useSyncExternalStore } from 'react';

// The public pages move between each other without the router of the signed-in app: it would weigh more than they do.

const listeners = new Set<() => void>();

interface Move {
  /** Takes the place of the page left, so that "back" does not return to a form that is done. */
  readonly replace?: boolean;
  /** Kept with the history entry; not part of the address. */
  readonly state?: unknown;
}

/** Shows another public page, at its top. */
export const goTo = (path: string, { replace = false, state = null }: Move = {}): void => {
  if (replace) window.history.replaceState(state, '', path);
  else window.history.pushState(state, '', path);
  document.documentElement.scrollTop = 0;
  tell();
};

/** The path in the address; the component renders again when it changes. */
export const usePath = (): string => useSyncExternalStore(subscribe, path, path);

/** A parameter of the address, empty when it is missing. */
export const addressParam = (name: string): string =>
  new URLSearchParams(window.location.search).get(name) ?? '';

/** The address of a page with an e-mail that it prefills, so that nobody types theirs twice. */
export const withEmail = (path: string, email: string): string =>
  email === '' ? path : `${path}?email=${encodeURIComponent(email)}`;

function path(): string {
  return window.location.pathname;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
