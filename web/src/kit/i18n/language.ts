import { useSyncExternalStore } from 'react';

/** Languages of the interface; German is the default (spec §9). */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'tresen.language';
const listeners = new Set<() => void>();
/** Goes with the session; the choice of the device stays. */
const accountKey = 'tresen.accountLanguage';
let current: Language = stored();

/** Switches every text on the page at once and remembers the choice on this device. */
export const setLanguage = (next: Language): void => {
  localStorage.setItem(storageKey, next);
  show(next);
};

/** The language of the account (USR-03). It counts while nobody has chosen one on this device. */
export const adoptLanguage = (account: unknown): void => {
  localStorage.setItem(accountKey, languageOf(account));
  show(stored());
};

/** The language in use; the component renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language);

function language(): Language {
  return current;
}

function stored(): Language {
  return languageOf(localStorage.getItem(storageKey) ?? localStorage.getItem(accountKey));
}

function show(next: Language): void {
  if (next === current && document.documentElement.lang === next) return;
  current = next;
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

function languageOf(text: unknown): Language {
  return text === 'en' ? 'en' : 'de';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
