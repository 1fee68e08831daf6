/** Languages of the interface; German is the default (spec §9). */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'tresen.language';
const listeners = new Set<() => void>();
/** Goes with the session; the choice of the device stays. */
const accountKey = 'tresen.accountLanguage';
let current: Language = stored();
const first = current;

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

/** The language in use. */
export const currentLanguage = (): Language => current;

/** The language that the page began with: parts of a drawn one that React has not come to yet are still in that. */
export const firstLanguage = (): Language => first;

/** Calls the listener after each switch. */
export const onLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

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
