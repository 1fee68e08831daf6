import { useSyncExternalStore } from 'react';

/** Languages of the interface; German is the default (spec §9). */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'tresen.language';
const listeners = new Set<() => void>();
const stored = (): Language => (localStorage.getItem(storageKey) === 'en' ? 'en' : 'de');
let current: Language = stored();

const language = (): Language => current;

/** Switches every text on the page at once and remembers the choice on this device. */
export const setLanguage = (next: Language): void => {
  current = next;
  localStorage.setItem(storageKey, next);
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language in use; the component renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language);
