import * as german from './exports-page.de.ts';
import * as english from './exports-page.en.ts';

/** The words of the page of the exports. */
export const exportsPageTexts = {
  de: { ...german.de, failures: german.failures },
  en: { ...english.en, failures: english.failures },
};
