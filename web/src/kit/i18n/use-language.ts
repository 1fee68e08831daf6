import { useSyncExternalStore } from 'react';
import { currentLanguage, firstLanguage, type Language, onLanguage } from './language.ts';

// Apart from the language itself: the entry needs that one before React is here.

/** The language in use; the component renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage, firstLanguage);
